import { expect, test } from 'vitest';
import { companyQuote, courierQuote } from './own-delivery.rules.ts';
import { nextArrivals } from './routes.rules.ts';
import { decimalOfKopecks, kopecksOfDecimal } from '../../platform/values/money.ts';

test.each([
  [0, 29_000],
  [10_000, 29_000],
  [10_001, 31_500],
  [12_000, 34_000],
  [50_000, 129_000],
])('a courier with %i g costs %i kopecks', (grams, kopecks) => {
  expect(courierQuote(0, { grams })?.kopecks).toBe(kopecks);
});

test('a courier carries at most 50 kg, and sets out the day after the goods arrive', () => {
  expect(courierQuote(0, { grams: 50_001 })).toBeUndefined();
  expect(courierQuote(0, { grams: 1 })).toMatchObject({ daysMin: 1, daysMax: 2 });
  expect(courierQuote(3, { grams: 1 })).toMatchObject({ daysMin: 4, daysMax: 5 });
});

test.each([
  [0, 1000, 45_000],
  [720, 15_000, 73_000],
  [720.5, 20_000, 79_000],
  [6430, 300_000, 614_500],
])('a transport company at %d km with %i g costs %i kopecks', (km, grams, kopecks) => {
  expect(companyQuote({ km }, { grams }).kopecks).toBe(kopecks);
});

test('no lorry leaves on a Sunday', () => {
  const saturday = new Date('2026-11-21T12:00:00Z');
  expect(nextArrivals({ wayDays: 3 }, saturday)).toEqual([
    '2026-11-24',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
});

test.each([
  ['0', 0],
  ['437.5', 43_750],
  ['437.55', 43_755],
  ['999999999999.99', 99_999_999_999_999],
])('%s roubles are %i kopecks', (text, kopecks) => {
  expect(kopecksOfDecimal(text)).toBe(kopecks);
});

test.each(['', '-1', '1e3', '1.234', '1,5', 'NaN', '1000000000000'])('%j is no amount', (text) => {
  expect(kopecksOfDecimal(text)).toBeUndefined();
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [43_750, '437.50'],
])('%i kopecks are %s roubles', (kopecks, text) => {
  expect(decimalOfKopecks(kopecks)).toBe(text);
});
