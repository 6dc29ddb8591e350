import { expect, it } from 'vitest';
import { PageParts } from './page-parts.ts';

it('puts each part where its token came out, and leaves the rest as it is', () => {
  const parts = new PageParts({}, 'secret');
  const one = parts.place('<b>один</b>');
  const two = parts.place('<i>2</i>');
  expect(parts.fill(`<p>${two}</p>–<p>${one}</p>`)).toBe('<p><i>2</i></p>–<p><b>один</b></p>');
});

it('takes no text of a seller for a token', () => {
  const parts = new PageParts({}, 'secret');
  parts.place('<footer>');
  const guess = '\uE0000\uE001 \uE000guess0\uE001';
  expect(parts.fill(guess)).toBe(guess);
});
