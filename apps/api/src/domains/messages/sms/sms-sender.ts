import type { OutgoingMessage } from '../message.ts';

/** Sends SMS. Throws `SendingFailed` when the provider did not accept the message. */
export type SmsSender = { send: (message: OutgoingMessage) => Promise<void> };
