import { expect, it } from 'vitest';
import { PageParts } from './page-parts.ts';
import { Utf8Writer } from './utf8-writer.ts';

const fill = (parts: PageParts, markup: string): string => {
  const out = new Utf8Writer(new Uint8Array(4));
  parts.fill(markup, out);
  return new TextDecoder().decode(out.written);
};

it('writes each part where its token came out, and the rest as it is', () => {
  const parts = new PageParts({}, 'secret');
  const one = parts.place((out) => out.markup('<b>один</b>'));
  const two = parts.place((out) => out.markup('<i>2</i>'));
  expect(fill(parts, `<p>${two}</p>–<p>${one}</p>`)).toBe('<p><i>2</i></p>–<p><b>один</b></p>');
});

it('takes no text of a seller for a token', () => {
  const parts = new PageParts({}, 'secret');
  parts.place((out) => out.markup('<footer>'));
  const guess = '\uE0000\uE001 \uE000guess0\uE001';
  expect(fill(parts, guess)).toBe(guess);
});
