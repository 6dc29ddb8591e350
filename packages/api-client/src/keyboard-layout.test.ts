import { expect, test } from 'vitest';
import { inOtherLayout } from './keyboard-layout.ts';

test.each([
  ['vfckj', 'масло'],
  ['Rjkjlrb', 'колодки'],
  ['ghj,rf', 'пробка'],
  ['ибкы', 'b,rs'],
  ['ц71275', 'w71275'],
])('%s is typed with the keys of %s', (typed, meant) => expect(inOtherLayout(typed)).toBe(meant));

test.each(['71275', '', 'масло castrol'])('“%s” has no other layout', (text) => expect(inOtherLayout(text)).toBeNull());
