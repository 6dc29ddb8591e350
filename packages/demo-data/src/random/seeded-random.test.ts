import { describe, expect, test } from 'vitest';
import { randomFor } from './seeded-random.ts';
import { stableId } from './stable-id.ts';

const draws = (...path: string[]) => {
  const random = randomFor(...path);
  return Array.from({ length: 20 }, () => random.fraction());
};

describe('a stream of random numbers', () => {
  test('is the same for the same path', () => {
    expect(draws('family', 'brake-pads')).toEqual(draws('family', 'brake-pads'));
  });

  test('differs for another path, also one with the same letters split differently', () => {
    expect(draws('family', 'a')).not.toEqual(draws('family', 'b'));
    expect(draws('ab', 'c')).not.toEqual(draws('a', 'bc'));
  });

  test('draws whole numbers between both ends, and reaches them', () => {
    const random = randomFor('between');
    const drawn = Array.from({ length: 500 }, () => random.between(3, 6));
    expect(new Set(drawn)).toEqual(new Set([3, 4, 5, 6]));
  });

  test('returns multiples of its step', () => {
    const random = randomFor('stepped');
    const drawn = Array.from({ length: 300 }, () => random.stepped(14, 16, 0.5));
    expect(new Set(drawn)).toEqual(new Set([14, 14.5, 15, 15.5, 16]));
  });

  test('has half of its log-normal draws below the median', () => {
    const random = randomFor('log-normal');
    const below = Array.from({ length: 4000 }, () => random.logNormal(1500, 0.4)).filter((price) => price < 1500);
    expect(below.length / 4000).toBeCloseTo(0.5, 1);
  });
});

test('an id depends only on the path and is a safe integer', () => {
  expect(stableId('skoda/octavia/1z-3rd-gen')).toBe(172_995_143_926_318);
  expect(Number.isSafeInteger(stableId('skoda'))).toBe(true);
  expect(stableId('skoda')).not.toBe(stableId('seat'));
});
