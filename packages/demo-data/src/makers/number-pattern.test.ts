import { describe, expect, test } from 'vitest';
import { randomFor } from '../random/seeded-random.ts';
import { drawNumber, previousNumber } from './number-pattern.ts';

const many = (pattern: string, codes = {}) => {
  const random = randomFor('pattern', pattern);
  return Array.from({ length: 200 }, () => drawNumber(pattern, random, codes));
};

describe('a number pattern', () => {
  test('gives digits for #, digits without 0 for *, capitals for @', () => {
    for (const number of many('13.0*##-@#.2')) expect(number).toMatch(/^13\.0[1-9]\d\d-[A-Z]\d\.2$/);
  });

  test('chooses one alternative, which may be empty', () => {
    expect(new Set(many('A(|B|CC)-1'))).toEqual(new Set(['A-1', 'AB-1', 'ACC-1']));
  });

  test('fills patterns inside alternatives', () => {
    for (const number of many('(W *##|HU #x)')) expect(number).toMatch(/^(W [1-9]\d\d|HU \dx)$/);
  });

  test('inserts the codes of platform and size', () => {
    expect(drawNumber('{p} 115 561 {s}', randomFor('codes'), { platform: '06A', size: 'B' })).toBe('06A 115 561 B');
  });

  test('draws the same number from the same stream', () => {
    expect(many('##########')).toEqual(many('##########'));
  });
});

test.each([
  ['06A 115 561 C', '06A 115 561 B'],
  ['1S7G-6714-AB', '1S7G-6714-AA'],
])('%s came after %s', (newer, older) => {
  expect(previousNumber(newer)).toBe(older);
});

test.each(['06A 115 561 A', '04465-33471', 'OC 264', 'CT1028'])('%s tells nothing of an older number', (number) => {
  expect(previousNumber(number)).toBeUndefined();
});
