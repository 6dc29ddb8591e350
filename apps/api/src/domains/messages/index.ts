import { messagesCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { messagesHandlers } from './messages.calls.ts';

/** Messages to clients, by SMS and mail. */
export const messagesDomain = defineDomain(messagesCalls, messagesHandlers);

export { SendingFailed, type Channel } from './message.ts';
export type { MessageTools } from './message-tools.ts';
export { createMessengers, type Messengers } from './messengers.ts';
export { createOutbox, type Outbox } from './outbox.ts';
export { createSmsGate } from './sms/sms-gate.ts';
