import { messages } from './price-history.messages.ts';

export const texts = [messages];
export { OpenedHistory } from './OpenedHistory.tsx';
