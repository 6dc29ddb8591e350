import { z } from 'zod';

/** Environment variables of the services that send messages. */
export const messageVariables = {
  SMS_API_URL: z.url({ protocol: /^https?$/, error: 'must be an address with http or https' }).optional(),
  SMS_API_KEY: z.string().trim().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address with smtp or smtps' }).optional(),
  MAIL_FROM: z.string().trim().min(3).optional(),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address with http or https' })
    .transform((url) => new URL(url).origin)
    .optional(),
  DEMO_SMS: z.enum(['on', 'failing']).default('on'),
};

export type MessageSettings = {
  /** An API compatible with sms.ru. */
  sms: { url: string; key: string } | undefined;
  mail: { url: string; from: string } | undefined;
  /** What replaces a missing sender in a demo: messages shown on a page, or failures; `none` outside a demo. */
  standIn: 'shown' | 'failing' | 'none';
  /** The origin of links in messages; without it they have none. */
  publicOrigin: string | undefined;
};

type Variables = z.infer<z.ZodObject<typeof messageVariables>> & { DEMO: 'on' | 'off' };

export function messageSettingsOf(data: Variables): MessageSettings {
  const { SMS_API_URL, SMS_API_KEY, SMTP_URL, MAIL_FROM } = data;
  return {
    sms: SMS_API_URL && SMS_API_KEY ? { url: SMS_API_URL, key: SMS_API_KEY } : undefined,
    mail: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    standIn: data.DEMO === 'off' ? 'none' : data.DEMO_SMS === 'failing' ? 'failing' : 'shown',
    publicOrigin: data.PUBLIC_ORIGIN,
  };
}

/** Variables that need each other. */
const PAIRS = [
  ['SMS_API_URL', 'SMS_API_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['CDEK_ACCOUNT', 'CDEK_SECRET'],
  ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET'],
  ['PAYPAL_CLIENT', 'PAYPAL_SECRET'],
  ['LIST_MAIL_DOMAIN', 'MAILGUN_SIGNING_KEY'],
] as const;

/** Names the missing variable of each incomplete pair. */
export function missingPartners(data: Partial<Record<(typeof PAIRS)[number][number], string | undefined>>): string[] {
  return PAIRS.flatMap(([one, other]) => {
    if ((data[one] === undefined) === (data[other] === undefined)) return [];
    const [given, missing] = data[one] === undefined ? [other, one] : [one, other];
    return [`${missing}: is needed with ${given}`];
  });
}
