import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearNumbers } from './near-numbers.rules.ts';

test('a wrong, a missing, an extra and two swapped characters are near', () => {
  expect(nearNumbers('W71275')).toEqual(expect.arrayContaining(['W71276', 'W7127', 'W712751', 'W17275', '71275']));
});

test('two typos are not near, and a number is not near itself', () => {
  expect(nearNumbers('W71275')).not.toContain('W71175X');
  expect(nearNumbers('W71275')).not.toContain('W71275');
});

test('nearness is symmetric', () => {
  const numberKey = fc.string({ unit: fc.constantFrom('A', 'B', 'W', '0', '1', '2', '9'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(numberKey, (number) => {
      for (const near of nearNumbers(number)) expect(nearNumbers(near)).toContain(number);
    }),
    { numRuns: 20 },
  );
});
