import {
  DAYS,
  IN_STOCK,
  LESS_THAN,
  MORE_THAN,
  OTHER_CURRENCY,
  OUT_OF_STOCK,
  PIECES,
  PLENTY,
  ROUBLES,
  TODAY,
} from './cell-words.ts';
import { parseDecimal, type Decimal, type DecimalSign } from './parse-decimal.ts';
import type { RowFault } from './row-problem.ts';

/** A value, or why there is none. */
export type Parsed<T> = { value: T } | { fault: RowFault };

/** The maximum of PostgreSQL's integer, in kopecks. */
const MAX_PRICE = 2_147_483_647;
const MAX_QUANTITY = 10_000_000;
const MAX_MULTIPLICITY = 9999;
export const MAX_LEAD_DAYS = 365;
/** The quantity assumed for «много»: safe to sell. */
const MANY = 10;

export function stripRoubles(text: string): string {
  return text.replace(ROUBLES, '');
}

function kopecks({ whole, fraction }: Decimal): number {
  const cents = Number(fraction.slice(0, 2).padEnd(2, '0'));
  return Number(whole) * 100 + cents + (fraction.charAt(2) >= '5' ? 1 : 0);
}

/** The price in whole kopecks; a third decimal is rounded half up. */
export function parsePrice(text: string, sign: DecimalSign): Parsed<number> {
  if (text === '') return { fault: { code: 'empty' } };
  if (OTHER_CURRENCY.test(text)) return { fault: { code: 'other-currency' } };
  const decimal = parseDecimal(stripRoubles(text), sign);
  if (typeof decimal === 'string') return { fault: { code: decimal } };
  const value = kopecks(decimal);
  if (value === 0) return { fault: { code: 'price-not-positive' } };
  if (value > MAX_PRICE) return { fault: { code: 'price-too-high', max: MAX_PRICE } };
  return { value };
}

/**
 * The quantity in stock, never more than the cell promises: `>10`, `10+`, `более 10`, `10-50` give 10, `<5` gives 1,
 * «есть» one pack, «под заказ» 0. Fractions are dropped.
 */
export function parseQuantity(text: string, sign: DecimalSign, multiplicity = 1): Parsed<number> {
  if (text === '') return { fault: { code: 'empty' } };
  if (IN_STOCK.test(text)) return { value: multiplicity };
  if (PLENTY.test(text)) return { value: Math.max(MANY, multiplicity) };
  if (OUT_OF_STOCK.test(text)) return { value: 0 };
  const bare = text.replace(PIECES, '');
  if (LESS_THAN.test(bare)) return { value: 1 };
  const least = bare
    .replace(MORE_THAN, '')
    .replace(/\s*\+$/, '')
    .replace(/^(\d+)\s*[-–—]\s*\d+$/, '$1');
  const decimal = parseDecimal(least, sign);
  if (typeof decimal === 'string') return { fault: { code: decimal } };
  const value = Number(decimal.whole);
  return value > MAX_QUANTITY ? { fault: { code: 'quantity-too-high', max: MAX_QUANTITY } } : { value };
}

/** Pieces in the smallest pack; an empty cell and 0 give 1. */
export function parseMultiplicity(text: string): Parsed<number> {
  if (text === '') return { value: 1 };
  const [, digits] = /^(\d{1,9})(?:[.,]0+)?$/.exec(text.replace(PIECES, '')) ?? [];
  if (digits === undefined) return { fault: { code: 'not-a-whole-number' } };
  const value = Math.max(1, Number(digits));
  return value > MAX_MULTIPLICITY ? { fault: { code: 'multiplicity-too-high', max: MAX_MULTIPLICITY } } : { value };
}

/** Days until the goods come; `2-3` gives the later; undefined for an empty cell, so that the price list's days apply. */
export function parseLeadDays(text: string): Parsed<number | undefined> {
  if (text === '') return { value: undefined };
  if (TODAY.test(text)) return { value: 0 };
  const [, first, last = first] = /^(\d{1,9})(?:\s*[-–—]\s*(\d{1,9}))?$/.exec(text.replace(DAYS, '')) ?? [];
  if (first === undefined || last === undefined) return { fault: { code: 'not-days' } };
  const value = Math.max(Number(first), Number(last));
  return value > MAX_LEAD_DAYS ? { fault: { code: 'lead-time-too-long', max: MAX_LEAD_DAYS } } : { value };
}
