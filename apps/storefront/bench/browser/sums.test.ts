import { describe, expect, test } from 'vitest';
import { gzipSizeOf, longestOf, medianOf, mediansOf, totalBlockingTime } from './sums.ts';

describe('total blocking time', () => {
  test('counts the part of each task beyond 50 ms', () => {
    const tasks = [
      { start: 100, duration: 49 },
      { start: 200, duration: 90 },
      { start: 400, duration: 60 },
    ];
    expect(totalBlockingTime(tasks, 0, 1000)).toBe(50);
  });

  test('ignores tasks before and after the span', () => {
    const tasks = [
      { start: 0, duration: 300 },
      { start: 900, duration: 100 },
    ];
    expect(totalBlockingTime(tasks, 300, 900)).toBe(0);
  });

  test('counts the rest of a task that began before the span', () => {
    expect(totalBlockingTime([{ start: 0, duration: 300 }], 200, 900)).toBe(50);
  });
});

describe('medians', () => {
  test('the middle value, or the mean of the two middle ones', () => {
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
    expect(medianOf([])).toBeNaN();
  });

  test('of samples, for each figure', () => {
    const samples = [
      { fcp: 1, lcp: 9 },
      { fcp: 3, lcp: 7 },
      { fcp: 2, lcp: 8 },
    ];
    expect(mediansOf(samples)).toEqual({ fcp: 2, lcp: 8 });
    expect(() => mediansOf([])).toThrow('no sample');
  });
});

test('the longest of no durations is 0, and an empty text has no bytes', () => {
  expect(longestOf([])).toBe(0);
  expect(longestOf([1, 3, 2])).toBe(3);
  expect(gzipSizeOf('')).toBe(0);
  expect(gzipSizeOf('a'.repeat(1000))).toBeLessThan(50);
});
