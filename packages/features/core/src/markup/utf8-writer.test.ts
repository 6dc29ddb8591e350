import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cases } from '../testing/cases.ts';
import { Utf8Writer } from './utf8-writer.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

it('escapes and encodes any text as React and an encoder do', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\uD83D', '😀\uDE00', `&<>"'`)), (text) => {
      const out = new Utf8Writer(new Uint8Array(1));
      const pieces = [new Uint8Array(), new Uint8Array()];
      out.weave({ pieces, size: 0, names: ['text'] }, { text });
      expect(decode(out.written)).toBe(renderToString(text).toWellFormed());
    }),
    { numRuns: cases(1000) },
  );
});

it('grows where its memory is too small, and keeps what it had', () => {
  const out = new Utf8Writer(new Uint8Array(3));
  out.markup('Фильтр');
  out.bytes(new TextEncoder().encode(' масляный'));
  out.weave(
    { pieces: [' [', ']'].map((piece) => new TextEncoder().encode(piece)), size: 3, names: ['count'] },
    { count: 12 },
  );
  expect(decode(out.written)).toBe('Фильтр масляный [12]');
});
