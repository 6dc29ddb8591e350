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
      } catch {
        // The library's errors quote addresses.
        throw new SendingFailed('The mail server did not take the message.');
      }
    },
  };
}
