/** What became of pictures that are loaded from addresses, for other pages that load them. */
export { LoadRows } from './LoadRows.tsx';
export { messages as loadReportMessages } from './photos.messages.ts';
