import { z } from 'zod';
import { DEMO_BEHAVIOURS, https, type DemoBehaviour } from './delivery-settings.ts';

const text = z.string().trim().min(1);

/** Environment variables of the companies that take payments. */
export const paymentVariables = {
  YOOKASSA_API_URL: https.default('https://api.yookassa.ru'),
  YOOKASSA_SHOP_ID: text.optional(),
  YOOKASSA_SECRET: text.optional(),
  PAYPAL_API_URL: https.default('https://api-m.paypal.com'),
  PAYPAL_CLIENT: text.optional(),
  PAYPAL_SECRET: text.optional(),
  DEMO_PAYMENT: z.enum(DEMO_BEHAVIOURS).default('on'),
  PAYMENT_MINUTES: z.coerce.number().int().min(5).max(100_000).default(60),
};

export type PaymentSettings = {
  yookassa: { url: string; shopId: string; secret: string } | undefined;
  paypal: { url: string; client: string; secret: string } | undefined;
  /** What replaces a missing provider in a demo; undefined outside a demo, where nothing is then paid online. */
  standIn: DemoBehaviour | undefined;
  /** Minutes that goods are kept for an order that is not paid. */
  minutes: number;
};

type Variables = z.infer<z.ZodObject<typeof paymentVariables>> & { DEMO: 'on' | 'off' };

export function paymentSettingsOf(data: Variables): PaymentSettings {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET, PAYPAL_CLIENT: client, PAYPAL_SECRET } = data;
  return {
    yookassa: shopId && YOOKASSA_SECRET ? { url: data.YOOKASSA_API_URL, shopId, secret: YOOKASSA_SECRET } : undefined,
    paypal: client && PAYPAL_SECRET ? { url: data.PAYPAL_API_URL, client, secret: PAYPAL_SECRET } : undefined,
    standIn: data.DEMO === 'off' ? undefined : data.DEMO_PAYMENT,
    minutes: data.PAYMENT_MINUTES,
  };
}
