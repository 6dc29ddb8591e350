import type { CallTools } from '../../platform/http/call-tools.ts';
import type { Messengers } from './messengers.ts';
import type { Outbox } from './outbox.ts';
import type { SmsGate } from './sms/sms-gate.ts';

/** The tools of handlers that send messages. */
export type MessageTools = CallTools & { messengers: Messengers; sms: SmsGate; outbox: Outbox };
