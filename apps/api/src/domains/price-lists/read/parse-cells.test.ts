import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLeadDays, parseMultiplicity, parsePrice, parseQuantity, type Parsed } from './parse-cells.ts';

const outcome = <T>(parsed: Parsed<T>) => ('value' in parsed ? parsed.value : parsed.fault);

test('every price in kopecks can be read back from a text with its currency', () => {
  const currency = fc.constantFrom('', ' ₽', ' руб.', 'р.', ' RUB', 'руб');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), currency, (kopecks, sign) => {
      const text = `${Math.floor(kopecks / 100)},${String(kopecks % 100).padStart(2, '0')}${sign}`;
      expect(outcome(parsePrice(text, 'comma'))).toBe(kopecks);
    }),
  );
});

test.each([
  ['12.345', 1235],
  ['0,004', { code: 'price-not-positive' }],
  ['0', { code: 'price-not-positive' }],
  ['-1', { code: 'negative' }],
  ['', { code: 'empty' }],
  ['по запросу', { code: 'not-a-number' }],
  ['1e12', { code: 'not-a-number' }],
  ['1000000000000', { code: 'price-too-high', max: 2_147_483_647 }],
  ['21474836,48', { code: 'price-too-high', max: 2_147_483_647 }],
  ['$10', { code: 'other-currency' }],
  ['10 EUR', { code: 'other-currency' }],
  ['100 у.е.', { code: 'other-currency' }],
  ['₽ 5', 500],
])('the price %j', (text, expected) => {
  expect(outcome(parsePrice(text, text.includes('.') ? 'point' : 'comma'))).toEqual(expected);
});

test('a price with two possible readings is rejected as ambiguous', () => {
  expect(outcome(parsePrice('1,234', 'unknown'))).toEqual({ code: 'thousands-or-fraction' });
});

test.each([
  ['12', 12],
  ['12 шт.', 12],
  ['1 200', 1200],
  ['>10', 10],
  ['> 10', 10],
  ['10+', 10],
  ['более 10', 10],
  ['10-50', 10],
  ['<5', 1],
  ['10,000', 10],
  ['2,5', 2],
  ['есть', 4],
  ['В наличии', 4],
  ['+', 4],
  ['много', 10],
  ['нет', 0],
  ['под заказ', 0],
  ['-', 0],
  ['0', 0],
  ['-5', { code: 'negative' }],
  ['', { code: 'empty' }],
  ['склад', { code: 'not-a-number' }],
  ['1000000000', { code: 'quantity-too-high', max: 10_000_000 }],
])('the quantity %j of a lot of four', (text, expected) => {
  expect(outcome(parseQuantity(text, 'comma', 4))).toEqual(expected);
});

test.each([
  ['', 1],
  ['0', 1],
  ['4', 4],
  ['4,00', 4],
  ['2 шт', 2],
  ['1,5', { code: 'not-a-whole-number' }],
  ['-2', { code: 'not-a-whole-number' }],
  ['10000', { code: 'multiplicity-too-high', max: 9999 }],
])('the multiplicity %j', (text, expected) => {
  expect(outcome(parseMultiplicity(text))).toEqual(expected);
});

test.each([
  ['', undefined],
  ['0', 0],
  ['3', 3],
  ['2-3', 3],
  ['2 – 3 дня', 3],
  ['5 дн.', 5],
  ['сегодня', 0],
  ['366', { code: 'lead-time-too-long', max: 365 }],
  ['скоро', { code: 'not-days' }],
  ['-1', { code: 'not-days' }],
])('the lead time %j', (text, expected) => {
  expect(outcome(parseLeadDays(text))).toEqual(expected);
});
