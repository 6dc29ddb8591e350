import { z } from 'zod';
import { decimalOfKopecks, kopecksOfDecimal } from '../../../platform/values/money.ts';
import { basicAuth, createProviderCall } from '../provider-call.ts';
import { PaymentFailed, type PaymentProvider, type ProviderPayment } from '../provider.ts';

export type PaypalSettings = { url: string; client: string; secret: string };

const Token = z.object({ access_token: z.string().min(1) });
const Amount = z.object({ value: z.string(), currency_code: z.literal('RUB') });
/** The key that a payment was begun with; absent from what was not begun here. */
const Key = z.uuid().optional().catch(undefined);
const Capture = z.object({ id: z.string(), status: z.string(), amount: Amount });
const Order = z.object({
  id: z.string().min(1).max(60),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        amount: Amount.optional(),
        custom_id: Key,
        payments: z.object({ captures: z.array(Capture).default([]) }).optional(),
      }),
    )
    .default([]),
});
const Refund = z.object({ status: z.string() });
const Notice = z.object({
  id: z.string().min(1).max(60),
  resource: z.object({
    id: z.string().max(60),
    custom_id: Key,
    purchase_units: z.array(z.object({ custom_id: Key })).default([]),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().max(60) }) }).optional(),
  }),
});

/** What came of a capture; others, such as `PENDING`, are not decided. */
const CAPTURES: Partial<Record<string, ProviderPayment['status']>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  DECLINED: 'refused',
  FAILED: 'refused',
};

/** PayPal by its public REST API v2: an order that the buyer approves on its page is captured when the shop asks for it. */
export function createPaypal({ url, client, secret }: PaypalSettings): PaymentProvider {
  const call = createProviderCall(url);

  async function authorized(key?: string): Promise<Record<string, string>> {
    const { access_token } = await call('/v1/oauth2/token', Token, {
      method: 'POST',
      form: { grant_type: 'client_credentials' },
      headers: { authorization: basicAuth(client, secret) },
    });
    return { authorization: `Bearer ${access_token}`, ...(key === undefined ? {} : { 'paypal-request-id': key }) };
  }

  const amountOf = (kopecks: number) => ({ value: decimalOfKopecks(kopecks), currency_code: 'RUB' });
  const pathOf = (providerId: string) => `/v2/checkout/orders/${encodeURIComponent(providerId)}`;
  const read = async (providerId: string) => call(pathOf(providerId), Order, { headers: await authorized() });

  return {
    name: 'paypal',

    async start({ key, number, kopecks, returnUrl }) {
      const order = await call('/v2/checkout/orders', Order, {
        method: 'POST',
        headers: await authorized(key),
        json: {
          intent: 'CAPTURE',
          purchase_units: [{ reference_id: number, custom_id: key, amount: amountOf(kopecks) }],
          payment_source: { paypal: { experience_context: { return_url: returnUrl, cancel_url: returnUrl } } },
        },
      });
      const page = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!page) throw new PaymentFailed('PayPal gave no page to pay on.');
      return { providerId: order.id, url: page.href };
    },

    async find(providerId) {
      let order = await read(providerId);
      if (order.status === 'APPROVED') {
        const headers = await authorized(`capture-${providerId}`);
        order = await call(`${pathOf(providerId)}/capture`, Order, { method: 'POST', headers, json: {} });
      }
      const [unit] = order.purchase_units;
      const capture = unit?.payments?.captures[0];
      const amount = capture?.amount ?? unit?.amount;
      const kopecks = amount && kopecksOfDecimal(amount.value);
      if (kopecks === undefined) throw new PaymentFailed('PayPal named no sum.');
      return {
        status: capture ? (CAPTURES[capture.status] ?? 'pending') : order.status === 'VOIDED' ? 'refused' : 'pending',
        kopecks,
        key: unit?.custom_id,
      };
    },

    async refund({ providerId, key, kopecks }) {
      const capture = (await read(providerId)).purchase_units[0]?.payments?.captures[0];
      if (!capture) throw new PaymentFailed('PayPal has no money to give back.');
      const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`;
      const { status } = await call(path, Refund, {
        method: 'POST',
        headers: await authorized(key),
        json: { amount: amountOf(kopecks) },
      });
      if (status === 'FAILED' || status === 'CANCELLED')
        throw new PaymentFailed('PayPal refused to give the money back.');
    },

    readNotice(body) {
      const { data } = Notice.safeParse(body);
      if (!data) return undefined;
      const { id, custom_id, purchase_units, supplementary_data } = data.resource;
      return {
        noticeId: data.id,
        providerId: supplementary_data?.related_ids.order_id ?? id,
        key: custom_id ?? purchase_units[0]?.custom_id,
      };
    },
  };
}
