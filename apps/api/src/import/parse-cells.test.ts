import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLeadDays, parseMultiplicity, parsePrice, parseQuantity, type Parsed } from './parse-cells.ts';

const outcome = <T>(parsed: Parsed<T>) => ('value' in parsed ? parsed.value : parsed.reason);

test('every price in kopecks survives being written with its currency', () => {
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
  ['0,004', 'цена должна быть больше нуля'],
  ['0', 'цена должна быть больше нуля'],
  ['-1', 'меньше нуля'],
  ['', 'пусто'],
  ['по запросу', 'не число'],
  ['1e12', 'не число'],
  ['1000000000000', 'цена больше 21 474 836,47 ₽'],
  ['21474836,48', 'цена больше 21 474 836,47 ₽'],
  ['$10', 'цена не в рублях'],
  ['10 EUR', 'цена не в рублях'],
  ['100 у.е.', 'цена не в рублях'],
  ['₽ 5', 500],
])('the price %j', (text, expected) => {
  expect(outcome(parsePrice(text, text.includes('.') ? 'point' : 'comma'))).toBe(expected);
});

test('a price that can be read in two ways says how to tell', () => {
  expect(outcome(parsePrice('1,234', 'unknown'))).toContain('--decimal');
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
  ['-5', 'меньше нуля'],
  ['', 'пусто'],
  ['склад', 'не число'],
  ['1000000000', 'больше 10 000 000 штук'],
])('the quantity %j of a lot of four', (text, expected) => {
  expect(outcome(parseQuantity(text, 'comma', 4))).toBe(expected);
});

test.each([
  ['', 1],
  ['0', 1],
  ['4', 4],
  ['4,00', 4],
  ['2 шт', 2],
  ['1,5', 'не целое число'],
  ['-2', 'не целое число'],
  ['10000', 'больше 9999 штук'],
])('the multiplicity %j', (text, expected) => {
  expect(outcome(parseMultiplicity(text))).toBe(expected);
});

test.each([
  ['', undefined],
  ['0', 0],
  ['3', 3],
  ['2-3', 3],
  ['2 – 3 дня', 3],
  ['5 дн.', 5],
  ['сегодня', 0],
  ['366', 'больше 365 дней'],
  ['скоро', 'не число дней'],
  ['-1', 'не число дней'],
])('the lead time %j', (text, expected) => {
  expect(outcome(parseLeadDays(text))).toBe(expected);
});
