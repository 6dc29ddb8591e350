/** Shared by every server of the project. Needs no database and no schema of the contract. */
export { ADDRESS_HEADER, SECRET_HEADER } from './client-address.ts';
export { DEVICE_COOKIE } from '../sessions/device-mark.ts';
export { networkOf } from './address.ts';
export { hasTooManyKeys } from './address-limits.ts';
export { isForgedChange } from './forged-change.ts';
export { prepareToClose, type GracefulClose } from './graceful-close.ts';
export { loggedPath } from './logged-path.ts';
export { createVisitorAddress, type VisitorAddress } from './visitor-address.ts';
export { createThrottle } from '../work/throttle.ts';
export { createWorkQueue, TooManyWaiting, type WorkQueue, type QueueLimits } from '../work/work-queue.ts';
export { endSlowAnswers, type AnswerLimits } from './slow-answers.ts';
