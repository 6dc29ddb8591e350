import { expect, it } from 'vitest';
import { readAmount, writeAmount } from './typed-amount.ts';

it.each([
  ['1250', 125_000],
  [' 1 250 ₽', 125_000],
  ['1250,5', 125_050],
  ['0.05', 5],
  ['0', 0],
  ['-5', null],
  ['1.250.000', null],
  ['1e3', null],
  ['', null],
])('reads the amount %o as %o kopecks', (typed, kopecks) => {
  expect(readAmount(typed)).toBe(kopecks);
});

it.each([
  [125_000, '1250'],
  [125_050, '1250,50'],
  [5, '0,05'],
])('writes %o kopecks as %o, which it reads again', (kopecks, text) => {
  expect(writeAmount(kopecks)).toBe(text);
  expect(readAmount(text)).toBe(kopecks);
});
