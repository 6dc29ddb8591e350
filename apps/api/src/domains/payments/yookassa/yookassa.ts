import { z } from 'zod';
import { decimalOfKopecks, kopecksOfDecimal } from '../../../platform/values/money.ts';
import { basicAuth, createProviderCall } from '../provider-call.ts';
import { PaymentFailed, type PaymentProvider, type ProviderPayment } from '../provider.ts';

export type YookassaSettings = { url: string; shopId: string; secret: string };

/** What the shop stores with a payment. */
const Metadata = z.object({ key: z.uuid().optional().catch(undefined) });
const Payment = z.object({
  id: z.string().min(1).max(60),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: z.object({ value: z.string(), currency: z.literal('RUB') }),
  confirmation: z.object({ confirmation_url: z.string() }).optional(),
  metadata: Metadata.optional(),
});
const Refund = z.object({ status: z.enum(['pending', 'succeeded', 'canceled']) });
const Notice = z.object({
  event: z.string().max(60),
  object: z.object({ id: z.string().min(1).max(60), metadata: Metadata.optional() }),
});

const STATUSES = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'paid',
  canceled: 'refused',
} as const satisfies Record<string, ProviderPayment['status']>;

/** The networks that YooKassa documents for its notices. */
const NETWORKS = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11/32',
  '77.75.156.35/32',
  '2a02:5180::/32',
];

/** YooKassa by its public API v3. Payments are captured at once and confirmed on its own page. */
export function createYookassa({ url, shopId, secret }: YookassaSettings): PaymentProvider {
  const call = createProviderCall(url);
  const authorization = basicAuth(shopId, secret);
  const amountOf = (kopecks: number) => ({ value: decimalOfKopecks(kopecks), currency: 'RUB' });
  const post = async <Body>(path: string, schema: z.ZodType<Body>, key: string, json: object): Promise<Body> =>
    call(path, schema, { method: 'POST', json, headers: { authorization, 'idempotence-key': key } });

  return {
    name: 'yookassa',
    networks: NETWORKS,

    async start({ key, number, kopecks, returnUrl }) {
      const payment = await post('/v3/payments', Payment, key, {
        amount: amountOf(kopecks),
        capture: true,
        confirmation: { type: 'redirect', return_url: returnUrl },
        description: `№ ${number}`,
        metadata: { key },
      });
      if (!payment.confirmation) throw new PaymentFailed('YooKassa gave no page to pay on.');
      return { providerId: payment.id, url: payment.confirmation.confirmation_url };
    },

    async find(providerId) {
      const path = `/v3/payments/${encodeURIComponent(providerId)}`;
      const { status, amount, metadata } = await call(path, Payment, { headers: { authorization } });
      const kopecks = kopecksOfDecimal(amount.value);
      if (kopecks === undefined) throw new PaymentFailed('YooKassa named a sum that is none.');
      return { status: STATUSES[status], kopecks, key: metadata?.key };
    },

    async refund({ providerId, key, kopecks }) {
      const { status } = await post('/v3/refunds', Refund, key, { payment_id: providerId, amount: amountOf(kopecks) });
      if (status === 'canceled') throw new PaymentFailed('YooKassa refused to give the money back.');
    },

    readNotice(body) {
      const { data } = Notice.safeParse(body);
      if (!data) return undefined;
      const { id, metadata } = data.object;
      return { noticeId: `${data.event} ${id}`, providerId: id, key: metadata?.key };
    },
  };
}
