import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { PaymentSettings } from '../../platform/settings/payment-settings.ts';
import { createDemoProvider } from './demo-provider.queries.ts';
import { createPaypal } from './paypal/paypal.ts';
import type { PaymentProvider } from './provider.ts';
import { createYookassa } from './yookassa/yookassa.ts';

/** The configured providers; a demo without one has a stand-in. */
export function createProviders(
  { yookassa, paypal, standIn }: Omit<PaymentSettings, 'minutes'>,
  db: Kysely<Database>,
): PaymentProvider[] {
  const real = [...(yookassa ? [createYookassa(yookassa)] : []), ...(paypal ? [createPaypal(paypal)] : [])];
  return real.length === 0 && standIn ? [createDemoProvider(db, standIn)] : real;
}
