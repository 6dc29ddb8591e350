import { describe, expect, it } from 'vitest';
import { GREATEST_ZOOM, revealBy, toZoom, wheelFactor } from './zoom-math.ts';

describe('toZoom', () => {
  it.each([
    [0.2, 1],
    [1.02, 1],
    [1.5, 1.5],
    [99, GREATEST_ZOOM],
  ])('turns %f into %f', (asked, allowed) => {
    expect(toZoom(asked)).toBe(allowed);
  });
});

describe('wheelFactor', () => {
  it('zooms in and out by the same factor', () => {
    expect(wheelFactor(-40) * wheelFactor(40)).toBeCloseTo(1);
    expect(wheelFactor(-40)).toBeGreaterThan(1);
  });

  it('limits the zoom of a fast wheel', () => {
    expect(wheelFactor(-2000)).toBe(wheelFactor(-100));
  });
});

describe('revealBy', () => {
  const frame = { start: 100, end: 300 };

  it.each([
    ['inside', { start: 150, end: 170 }, 0],
    ['before the frame', { start: 60, end: 80 }, -50],
    ['behind the frame', { start: 320, end: 340 }, 50],
    ['larger than the frame', { start: 150, end: 500 }, 40],
  ])('scrolls to a target that is %s', (_, target, by) => {
    expect(revealBy(frame, target, 10)).toBe(by);
  });
});
