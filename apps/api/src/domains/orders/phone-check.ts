import type { ApiContext } from '../../platform/http/api-app.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import type { OrderSms } from '../../platform/settings/order-sms.ts';
import { createPhoneProof } from '../identity/index.ts';
import type { MessageTools } from '../messages/index.ts';

/** What an order needs a code for: it is delivered, or the buyer gives up the right to return something. */
export type RiskyOrder = { isDelivery: boolean; isRefusal: boolean };

export const needsCode = (setting: OrderSms, { isDelivery, isRefusal }: RiskyOrder): boolean =>
  setting === 'always' || (setting === 'risky' && (isDelivery || isRefusal));

/** Throws 422 unless the phone (E.164) of an order that needs a code is proved: by this code, by the session, or as the account's. */
export type CheckPhone = (
  c: ApiContext,
  session: Session,
  order: RiskyOrder & { phone: string; code: string | undefined },
) => Promise<void>;

export function createPhoneCheck(tools: MessageTools): CheckPhone {
  const { database, orderSms, sms } = tools;
  const proof = createPhoneProof(tools);

  async function isOwnPhone({ currentUser }: Session, phone: string): Promise<boolean> {
    if (!currentUser) return false;
    const { db } = database;
    const client = await db
      .selectFrom('clients')
      .where('id', '=', currentUser.clientId)
      .select('phone')
      .executeTakeFirst();
    return client?.phone === phone;
  }

  return async (c, session, { phone, code, ...order }) => {
    // No SMS reaches a phone of another country, which could never order.
    if (!needsCode(orderSms, order) || !sms.serves(phone)) return;
    if ((await isOwnPhone(session, phone)) || (await proof.isKept(session, phone))) return;
    if (code === undefined) {
      throw new HttpError(422, { code: 'phone-unconfirmed', message: 'A code must prove the phone.' });
    }
    await proof.keep(await proof.tryCode(c, phone, code), phone);
  };
}
