import type { OutgoingMessage } from '../message.ts';

/** Sends mail. Throws `SendingFailed` when the server did not accept it. */
export type MailSender = { send: (message: OutgoingMessage & { subject: string }) => Promise<void> };
