import fc from 'fast-check';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createRowList } from './create-row-list.tsx';

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

it('joins exactly the markup that React renders, for any text', () => {
  fc.assert(
    fc.property(rows, (list) => {
      templates.join(list);
      templates.compileWaiting();
      expect(templates.join(list)).toBe(byReact(list));
    }),
    { numRuns: 500 },
  );
});

it('lets React render a list whose shape is new, and joins it from then on', () => {
  const list = [{ key: '1', href: '/a', name: 'n', note: 'x', price: '1', isFast: true, isNew: true }];
  const render = () => renderToString(createElement(Fragment, null, <RowList as="tbody" rows={list as never} />));
  const first = render();
  templates.compileWaiting();
  expect(render()).toBe(first);
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
  const join = (label: string) => {
    labelled.join([row], { label });
    labelled.compileWaiting();
    return labelled.join([row], { label });
  };
  expect([join('Фильтр'), join('Filter'), join('Фильтр')]).toEqual([
    '<li>Фильтр<!-- --> <!-- -->W 712</li>',
    '<li>Filter<!-- --> <!-- -->W 712</li>',
    '<li>Фильтр<!-- --> <!-- -->W 712</li>',
  ]);
});
