export { feature } from './feature.ts';
export { messages as overdueMessages } from './overdue.messages.ts';
export { OverdueNotice } from './OverdueNotice.tsx';
export { openProvider } from './open-provider.saga.ts';
export { readPeriod } from './read-period.ts';
