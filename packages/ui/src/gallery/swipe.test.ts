import { expect, it } from 'vitest';
import { swipeOf } from './swipe.ts';

const from = { x: 200, y: 200 };

it.each([
  ['left', { x: 120, y: 210 }],
  ['right', { x: 280, y: 170 }],
] as const)('a finger that goes %s swipes', (way, to) => {
  expect(swipeOf(from, to)).toBe(way);
});

it.each([
  ['a tap', { x: 212, y: 204 }],
  ['scrolling', { x: 210, y: 60 }],
  ['a slanting way', { x: 260, y: 260 }],
])('%s does not', (_, to) => {
  expect(swipeOf(from, to)).toBeUndefined();
});
