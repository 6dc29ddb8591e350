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
 * Converts kopecks to the currency's minor units, half a unit rounded up. Even the largest price of the database (2^31 kopecks) stays
 * within safe integers.
 */
export const convertKopecks = (kopecks: number, currency: Pick<Currency, 'rate'>): number =>
  proportionOf(kopecks, RATE_SCALE, Math.round(currency.rate * RATE_SCALE));

/** `amount * share / whole`, half a unit rounded up: how every amount is rounded. Whole numbers, whose products are safe integers. */
export function proportionOf(amount: number, share: number, whole: number): number {
  const dividend = amount * share;
  const quotient = Math.floor(dividend / whole);
  const remainder = dividend - quotient * whole;
  return remainder * 2 >= whole ? quotient + 1 : quotient;
}

/** `'437.5'` roubles as 43750 kopecks; undefined for a text that is no amount. Reads digits, so that no fraction is ever a number. */
export function kopecksOfDecimal(text: string): number | undefined {
  const [, roubles = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return roubles === '' ? undefined : Number(roubles) * 100 + Number(fraction.padEnd(2, '0'));
}

/** 43750 kopecks as `'437.50'` roubles. */
export function decimalOfKopecks(kopecks: number): string {
  const digits = String(kopecks).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
