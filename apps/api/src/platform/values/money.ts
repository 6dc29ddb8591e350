import type { z } from '@hono/zod-openapi';
import type { Currency as CurrencySchema } from '@partshop/api-client/contract';

/** The currency of a response: one unit costs `rate` roubles. */
export type Currency = z.infer<typeof CurrencySchema>;

/** `123450` kopecks as a text of a language: `1 234,50 ₽`. Whole amounts have no kopecks. */
export const formatMinor = (minor: number, { locale, currency }: { locale: string; currency: string }): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    minor / 100,
  );

/** Rates have six decimals in the database. */
const RATE_SCALE = 1_000_000;

/** Converts whole roubles to the currency's minor units, half a unit rounded up. */
export const convertRoubles = (roubles: number, currency: Pick<Currency, 'rate'>): number =>
  convertKopecks(roubles * 100, currency);

/**
 * Converts kopecks to the currency's minor units, half a unit rounded up. Uses whole numbers throughout: even the largest
 * price of the database (2^31 kopecks) stays within safe integers.
 */
export function convertKopecks(kopecks: number, currency: Pick<Currency, 'rate'>): number {
  const divisor = Math.round(currency.rate * RATE_SCALE);
  const dividend = kopecks * RATE_SCALE;
  const quotient = Math.floor(dividend / divisor);
  const remainder = dividend - quotient * divisor;
  return remainder * 2 >= divisor ? quotient + 1 : quotient;
}
