import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cases } from '../testing/cases.ts';
import { createRowList } from './create-row-list.tsx';
import { PageParts, PartsContext } from './page-parts.ts';
import { markupOf } from '../testing/markup-of.ts';
import { Utf8Writer } from './utf8-writer.ts';

type Row = { href: string; name: string; note: string | null; price: string; isFast: boolean };

function PartRow({ href, name, note, price, isFast }: Row) {
  return (
    <tr className={isFast ? 'fast' : undefined}>
      <td title={name}>
        <a href={href}>{name}</a> {note} {price}
      </td>
      <td>
        {note ? <em>{note}</em> : null}
        <input name="price" defaultValue={price} disabled={!isFast} />
      </td>
    </tr>
  );
}

const { RowList, templates } = createRowList(PartRow, ['href', 'name', 'note', 'price']);

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    '<script>alert(1)</script>',
    '"><img src=x>',
    "' onclick='",
    '&amp;',
    '</tr>',
    '<!-- -->',
    'Фильтр',
    '‏مرشح',
    '$&',
  ),
);
const rows = fc.array(
  fc.record({
    href: hostile.map((text) => `/price/${encodeURIComponent(text.toWellFormed())}`),
    name: hostile,
    note: fc.option(hostile),
    price: hostile,
    isFast: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

const byReact = (list: readonly Row[]) => list.map((row) => renderToString(createElement(PartRow, row))).join('');

it('writes exactly the markup that React renders, for any text', () => {
  fc.assert(
    fc.property(rows, (list) => {
      expect(markupOf(templates, list)).toBe(byReact(list).toWellFormed());
    }),
    { numRuns: cases(500) },
  );
});

it('lets React render a list whose shape is new, and writes the same from then on', () => {
  const list = [{ key: '1', href: '/a', name: 'n', note: 'x', price: '1', isFast: true, isNew: true }];
  const render = () => {
    const parts = new PageParts({}, 'secret');
    const out = new Utf8Writer(new Uint8Array(16));
    const table = <RowList as="tbody" rows={list} />;
    const markup = renderToString(<PartsContext value={parts}>{table}</PartsContext>);
    parts.fill(markup, out);
    return { isKept: markup !== new TextDecoder().decode(out.written), html: new TextDecoder().decode(out.written) };
  };
  const first = render();
  templates.compileWaiting();
  const second = render();
  expect([first.isKept, second.isKept]).toEqual([false, true]);
  expect(second.html).toBe(first.html);
});

it('keeps lists of another language apart, though their rows are the same', () => {
  const { templates: labelled } = createRowList<Row & { label: string }, 'label'>(
    ({ label, name }) => (
      <li>
        {label} {name}
      </li>
    ),
    ['href', 'name', 'note', 'price'],
  );
  const row = { href: '/a', name: 'W 712', note: null, price: '1', isFast: true };
  const join = (label: string) => markupOf(labelled, [row], { label });
  expect([join('Фильтр'), join('Filter'), join('Фильтр')]).toEqual([
    '<li>Фильтр<!-- --> <!-- -->W 712</li>',
    '<li>Filter<!-- --> <!-- -->W 712</li>',
    '<li>Фильтр<!-- --> <!-- -->W 712</li>',
  ]);
});
