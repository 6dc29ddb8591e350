export { feature } from './feature.ts';
export { messages as overdueMessages } from './overdue.messages.ts';
export { OverdueNotice } from './OverdueNotice.tsx';
