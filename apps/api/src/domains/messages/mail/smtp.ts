import { createTransport } from 'nodemailer';
import { SendingFailed } from '../message.ts';
import type { MailSender } from './mail-sender.ts';

const LIMIT_MS = 3000;

/** Sends through an SMTP server: `smtps://user:password@mail.example:465`. */
export function createSmtp({ url, from }: { url: string; from: string }): MailSender {
  const times = { connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS };
  // Messages never include files or remote content.
  const transport = createTransport({ url, ...times, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to, subject, text });
      } catch (error) {
        // The library's errors quote addresses.
        throw new SendingFailed('The mail server did not take the message.', { mayHaveArrived: isUnanswered(error) });
      }
    },
  };
}

/** Codes of failures before the message was handed over. */
const BEFORE = new Set<unknown>(['EDNS', 'EAUTH', 'EENVELOPE']);

/** Whether the server may have taken the message: the connection broke, and the server said nothing. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const { responseCode, syscall, code } = error as Error & {
    responseCode?: unknown;
    syscall?: unknown;
    code?: unknown;
  };
  return responseCode === undefined && syscall !== 'connect' && !BEFORE.has(code);
}
