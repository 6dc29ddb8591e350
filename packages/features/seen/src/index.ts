export { feature } from './feature.ts';
export { RecentlySeen } from './RecentlySeen.tsx';
export { SeenOthers } from './SeenOthers.tsx';
export { forgetSeen, rememberSeen } from './seen-goods.ts';
export { seenCards } from './seen.loadables.ts';
export { messages as seenMessages } from './seen.messages.ts';
export { loadSeen } from './seen.saga.ts';
