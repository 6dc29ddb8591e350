import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cases } from '../testing/cases.ts';
import { attributes, html } from './html.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onclick='",
    '&amp;',
    '<!-- -->',
    '$&',
  ),
);

it('escapes texts and attributes as React does', () => {
  fc.assert(
    fc.property(hostile, hostile, fc.integer(), (title, text, count) => {
      const byReact = renderToString(
        <p title={title} data-count={count}>
          <b>{text}</b>
        </p>,
      );
      expect(String(html`<p title="${title}" data-count="${count}"><b>${text}</b></p>`)).toBe(byReact);
      expect(String(html`<p${attributes({ title, 'data-count': count })}><b>${text}</b></p>`)).toBe(byReact);
    }),
    { numRuns: cases(500) },
  );
});

it('inserts nested markup unchanged, one or an array', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(String(html`<ul>${items}</ul>${html`<i>${1}</i>`}`)).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul><i>1</i>');
});

it('escapes everything that `html` did not make', () => {
  const forged = JSON.parse('{"text":"<script>"}') as string;
  expect(String(html`${forged}`)).not.toContain('<script>');
  const sneaky = { toString: () => '<script>' } as unknown as string;
  expect(String(html`${sneaky}`)).toBe('&lt;script&gt;');
  expect(String(html`${[sneaky] as never}`)).toBe('&lt;script&gt;');
});

it('removes the line breaks of the template and keeps those of values', () => {
  expect(
    String(html`
      <p>
        one${' '}
        <b>${'two\n  three'}</b>
      </p>
    `),
  ).toBe('<p>one <b>two\n  three</b></p>');
});
