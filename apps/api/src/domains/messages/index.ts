import { messagesCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { messagesHandlers } from './messages.calls.ts';

/** Messages to clients, by SMS and mail, and which of them they want. */
export const messagesDomain = defineDomain(messagesCalls, messagesHandlers);

export { contactOf } from './contact-field.ts';
export { SendingFailed, type Channel, type Contact } from './message.ts';
export { createLetters, type LetterTools, type Write } from './letters.ts';
export { createDueMail, SELLER_MAIL } from './mail-due.ts';
export type { MessageTools } from './message-tools.ts';
export { createMessengers, type Messengers } from './messengers.ts';
export { findMutedChannels } from './muted-messages.queries.ts';
export { contactsOf } from './reachable.ts';
export { createOutbox, type Outbox } from './outbox.ts';
export { createSmsGate } from './sms/sms-gate.ts';
