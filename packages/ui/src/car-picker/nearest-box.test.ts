import { describe, expect, it } from 'vitest';
import { nearestBox } from './nearest-box.ts';

/** Two columns of three boxes. */
const boxes = [0, 1, 2, 3, 4, 5].map((index) => ({
  x: (index % 2) * 100,
  y: Math.floor(index / 2) * 40,
  width: 90,
  height: 36,
}));
const from = (index: number) => boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 };

describe('nearestBox', () => {
  it.each([
    [0, 'ArrowDown', 2],
    [0, 'ArrowRight', 1],
    [3, 'ArrowUp', 1],
    [3, 'ArrowLeft', 2],
  ])('moves from %i by %s to %i', (start, key, end) => {
    expect(nearestBox(boxes, from(start), key)).toBe(end);
  });

  it.each([
    [0, 'ArrowUp'],
    [1, 'ArrowRight'],
    [5, 'ArrowDown'],
    [0, 'Enter'],
  ])('does not move from %i by %s', (start, key) => {
    expect(nearestBox(boxes, from(start), key)).toBeUndefined();
  });

  it('moves from a field above into the boxes', () => {
    expect(nearestBox(boxes, { x: 0, y: -50, width: 190, height: 40 }, 'ArrowDown')).toBe(0);
  });
});
