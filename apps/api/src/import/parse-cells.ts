import { parseDecimal, type Decimal, type DecimalFault, type DecimalSign } from './parse-decimal.ts';

/** A value, or why there is none, in words for the seller. */
export type Parsed<T> = { value: T } | { reason: string };

/** PostgreSQL's integer, in kopecks. */
const MAX_PRICE = 2_147_483_647;
const MAX_QUANTITY = 10_000_000;
const MAX_MULTIPLICITY = 9999;
const MAX_LEAD_DAYS = 365;
/** «Много» promises more than a piece; this much is safe to sell. */
const MANY = 10;

const ROUBLES = /^(?:₽|руб\.?|rub|rur)\s*|\s*(?:₽|рублей|рубля|рубль|руб\.?|р\.?|rub|rur)$/gi;
const OTHER_CURRENCY = /[$€£¥]|usd|eur|cny|(?:^|[\s\d])у\.?\s?е\.?$/i;
const PIECES = /\s*(?:шт(?:ук[аи]?)?|компл|ед|pcs|pc)\.?$/i;
const DAYS = /\s*(?:дн(?:ей|я|и)?|день|д|days?|d)\.?$/i;

function faultText(fault: DecimalFault): string {
  switch (fault) {
    case 'not-a-number':
      return 'не число';
    case 'negative':
      return 'меньше нуля';
    case 'ambiguous':
      return 'можно прочесть и как тысячи, и как дробь: укажите --decimal comma или --decimal point';
  }
}

export function stripRoubles(text: string): string {
  return text.replace(ROUBLES, '');
}

function kopecks({ whole, fraction }: Decimal): number {
  const cents = Number(fraction.slice(0, 2).padEnd(2, '0'));
  return Number(whole) * 100 + cents + (fraction.charAt(2) >= '5' ? 1 : 0);
}

/** The price in whole kopecks; a third digit after the sign is rounded, half up. */
export function parsePrice(text: string, sign: DecimalSign): Parsed<number> {
  if (text === '') return { reason: 'пусто' };
  if (OTHER_CURRENCY.test(text)) return { reason: 'цена не в рублях' };
  const decimal = parseDecimal(stripRoubles(text), sign);
  if (typeof decimal === 'string') return { reason: faultText(decimal) };
  const value = kopecks(decimal);
  if (value === 0) return { reason: 'цена должна быть больше нуля' };
  if (value > MAX_PRICE) return { reason: 'цена больше 21 474 836,47 ₽' };
  return { value };
}

const IN_STOCK = /^(?:есть|в наличии|на складе|да|\+|yes|y|true|in stock|available)$/i;
const PLENTY = /^(?:много|\+{2,}|many|plenty)$/i;
const OUT_OF_STOCK = /^(?:нет|нет в наличии|отсутствует|под заказ|ожидается|-|–|—|no|n|false|none|out of stock)$/i;

/**
 * Pieces on the shelf, never more than the cell promises: `>10`, `10+`, `более 10`, `10-50` give 10, `<5` gives 1,
 * «есть» one pack, «под заказ» 0; a part of a piece is left out.
 */
export function parseQuantity(text: string, sign: DecimalSign, multiplicity = 1): Parsed<number> {
  if (text === '') return { reason: 'пусто' };
  if (IN_STOCK.test(text)) return { value: multiplicity };
  if (PLENTY.test(text)) return { value: Math.max(MANY, multiplicity) };
  if (OUT_OF_STOCK.test(text)) return { value: 0 };
  const bare = text.replace(PIECES, '');
  if (/^(?:<|менее|меньше|до|less than|under)\s*\d+$/i.test(bare)) return { value: 1 };
  const least = bare
    .replace(/^(?:>=?|≥|более|больше|свыше|от|over|more than)\s*/i, '')
    .replace(/\s*\+$/, '')
    .replace(/^(\d+)\s*[-–—]\s*\d+$/, '$1');
  const decimal = parseDecimal(least, sign);
  if (typeof decimal === 'string') return { reason: faultText(decimal) };
  const value = Number(decimal.whole);
  return value > MAX_QUANTITY ? { reason: 'больше 10 000 000 штук' } : { value };
}

/** Pieces in the smallest lot; an empty cell and 0 mean one. */
export function parseMultiplicity(text: string): Parsed<number> {
  if (text === '') return { value: 1 };
  const [, digits] = /^(\d{1,9})(?:[.,]0+)?$/.exec(text.replace(PIECES, '')) ?? [];
  if (digits === undefined) return { reason: 'не целое число' };
  const value = Math.max(1, Number(digits));
  return value > MAX_MULTIPLICITY ? { reason: `больше ${MAX_MULTIPLICITY} штук` } : { value };
}

/** Days until the goods come; of `2-3` the later, for a promise is kept; an empty cell leaves it to the price list. */
export function parseLeadDays(text: string): Parsed<number | undefined> {
  if (text === '') return { value: undefined };
  if (/^(?:сегодня|в наличии|на складе|today|in stock)$/i.test(text)) return { value: 0 };
  const [, first, last = first] = /^(\d{1,9})(?:\s*[-–—]\s*(\d{1,9}))?$/.exec(text.replace(DAYS, '')) ?? [];
  if (first === undefined || last === undefined) return { reason: 'не число дней' };
  const value = Math.max(Number(first), Number(last));
  return value > MAX_LEAD_DAYS ? { reason: `больше ${MAX_LEAD_DAYS} дней` } : { value };
}
