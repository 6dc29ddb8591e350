import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { LETTER_HOURS, LetterRefused, type InboundMail, type Letter } from '../../../platform/http/inbound-mail.ts';
import { addressOf, isAligned } from './letter.rules.ts';

export type MailgunSettings = { domain: string; signingKey: string };

const HOUR_MS = 3_600_000;
/** Clocks differ. */
const AHEAD_MS = 5 * 60_000;

const Fields = z.object({
  timestamp: z.string().regex(/^\d{1,12}$/),
  token: z.string().regex(/^[\w-]{20,200}$/),
  signature: z.string().regex(/^[\da-f]{64}$/i),
  recipient: z.string().max(1000),
  sender: z.string().max(1000).catch(''),
  from: z.string().max(4000).catch(''),
  'message-headers': z.string().catch('[]'),
});

const Headers = z.array(z.tuple([z.string(), z.string()]).rest(z.unknown()));

/** What Mailgun found out about who sent a letter. A letter may bring headers of these names with it: each of them counts. */
const VERDICTS = new Set(['x-mailgun-spf', 'x-mailgun-dkim-check-result']);
const FAILED = /^\s*(?:soft)?fail/i;

/** Letters that a route of Mailgun forwards to the shop. */
export const createMailgun = ({ domain, signingKey }: MailgunSettings): InboundMail => ({
  domain,
  read(form, now): Letter {
    const { data } = Fields.safeParse(
      Object.fromEntries(Object.keys(Fields.shape).map((name) => [name, form.get(name)])),
    );
    if (!data) throw new LetterRefused('A field of the letter is missing.');
    if (!isSigned(data, signingKey)) throw new LetterRefused('The signature is wrong.');
    const age = now.getTime() - Number(data.timestamp) * 1000;
    if (age > LETTER_HOURS * HOUR_MS || age < -AHEAD_MS) throw new LetterRefused('The signature is too old.');
    const from = addressOf(data.from);
    return {
      token: data.token,
      to: data.recipient,
      from,
      isProved: isAligned(addressOf(data.sender), from) && !hasFailed(data['message-headers']),
      files: [...form.values()].filter((value) => value instanceof File),
    };
  },
});

type Signed = { timestamp: string; token: string; signature: string };

/** A signature as Mailgun makes it. */
export const signatureOf = ({ timestamp, token }: Omit<Signed, 'signature'>, signingKey: string): string =>
  createHmac('sha256', signingKey)
    .update(timestamp + token)
    .digest('hex');

const isSigned = ({ signature, ...signed }: Signed, signingKey: string): boolean =>
  timingSafeEqual(Buffer.from(signatureOf(signed, signingKey), 'hex'), Buffer.from(signature, 'hex'));

/** Headers that cannot be read prove nothing. */
function hasFailed(text: string): boolean {
  let headers: unknown;
  try {
    headers = JSON.parse(text);
  } catch {
    return true;
  }
  const { data } = Headers.safeParse(headers);
  return data?.some(([name, value]) => VERDICTS.has(name.toLowerCase()) && FAILED.test(value)) ?? true;
}
