import { expect, it } from 'vitest';
import { readBalance, writeBalance } from './typed-balance.ts';

it.each([
  ['1 250,50', 125_050],
  ['-1250.5 ₽', -125_050],
  ['−7', -700],
  ['-0', 0],
  ['', null],
  ['--7', null],
  ['долг', null],
])('reads %s', (typed, kopecks) => {
  expect(readBalance(typed)).toBe(kopecks);
});

it.each([0, 125_050, -125_005])('writes %d so that it is read again', (kopecks) => {
  expect(readBalance(writeBalance(kopecks))).toBe(kopecks);
});
