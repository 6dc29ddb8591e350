import { expect, it } from 'vitest';
import { PageFragments } from './page-fragments.ts';

it('replaces each token with its fragment and leaves the rest unchanged', () => {
  const parts = new PageFragments({}, 'secret');
  const one = parts.place('<b>один</b>');
  const two = parts.place('<i>2</i>');
  expect(parts.fill(`<p>${two}</p>–<p>${one}</p>`)).toBe('<p><i>2</i></p>–<p><b>один</b></p>');
});

it('does not take a seller’s text for a token', () => {
  const parts = new PageFragments({}, 'secret');
  parts.place('<footer>');
  const guess = '\uE0000\uE001 \uE000guess0\uE001';
  expect(parts.fill(guess)).toBe(guess);
});
