import type { ListSettings } from '../../../platform/settings/list-settings.ts';
import { createDemoMail } from './demo-mail.ts';
import type { InboundMail } from '../../../platform/http/inbound-mail.ts';
import { createMailgun } from './mailgun.ts';

/** The configured provider; a demo without one has a stand-in. Undefined where no lists come by mail. */
export function createInboundMail({ mailgun, standIn }: ListSettings): InboundMail | undefined {
  if (mailgun) return createMailgun(mailgun);
  return standIn && createDemoMail(standIn);
}
