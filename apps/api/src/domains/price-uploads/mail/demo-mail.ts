import { HttpError } from '../../../platform/http/http-error.ts';
import type { DemoBehaviour } from '../../../platform/settings/delivery-settings.ts';
import { newSecret } from '../../../platform/values/secrets.ts';
import type { InboundMail } from '../../../platform/http/inbound-mail.ts';
import { createMailgun, signatureOf } from './mailgun.ts';

/** Reserved for examples: it leads nowhere. */
const DOMAIN = 'lists.example';
const SLOW_MS = 2000;

/** Stands in for Mailgun without a network: it forwards letters as that does. It can be slow or down, or find each letter forged. */
export function createDemoMail(behaviour: DemoBehaviour): InboundMail & Required<Pick<InboundMail, 'send'>> {
  const signingKey = newSecret();
  return {
    ...createMailgun({ domain: DOMAIN, signingKey }),
    async send({ from, to, files }, now) {
      if (behaviour === 'failing')
        throw new HttpError(503, { code: 'unavailable', message: 'The stand-in for a provider of mail is down.' });
      if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      const signed = { timestamp: String(Math.floor(now.getTime() / 1000)), token: newSecret() };
      const spf = behaviour === 'refusing' ? 'Fail' : 'Pass';
      const form = new FormData();
      const fields = {
        ...signed,
        signature: signatureOf(signed, signingKey),
        recipient: to,
        sender: from,
        from,
        'message-headers': JSON.stringify([['X-Mailgun-Spf', spf]]),
        'attachment-count': String(files.length),
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const [at, file] of files.entries()) form.append(`attachment-${at + 1}`, file);
      return form;
    },
  };
}
