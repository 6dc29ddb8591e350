export { RecentlySeen as Component } from './RecentlySeen.tsx';
export { loadSeen as load } from './seen.saga.ts';
