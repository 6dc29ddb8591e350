import { expect, it } from 'vitest';
import { PageFragments } from './page-fragments.ts';

it('puts each part where its token came out, and leaves the rest as it is', () => {
  const parts = new PageFragments({}, 'secret');
  const one = parts.place('<b>один</b>');
  const two = parts.place('<i>2</i>');
  expect(parts.fill(`<p>${two}</p>–<p>${one}</p>`)).toBe('<p><i>2</i></p>–<p><b>один</b></p>');
});

it('takes no text of a seller for a token', () => {
  const parts = new PageFragments({}, 'secret');
  parts.place('<footer>');
  const guess = '\uE0000\uE001 \uE000guess0\uE001';
  expect(parts.fill(guess)).toBe(guess);
});
