import fc from 'fast-check';
import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferCard, OfferRow, type OfferLabels, type OfferTexts } from '@partshop/ui';
import { OFFER_TEXTS } from './offer-row.ts';
import { offerCardTemplates, offerRowTemplates } from './offer-rows.tsx';
import { filterOptionTemplates } from './filter-options.ts';
import { FilterOption } from './FilterOption.tsx';

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onclick='",
    '&amp;',
    '</tr>',
    '<!-- -->',
    '$&',
    'Фильтр',
    '‏مرشح',
    'W 712/75',
  ),
);

const texts = Object.fromEntries(OFFER_TEXTS.map((name) => [name, hostile])) as Record<
  (typeof OFFER_TEXTS)[number],
  typeof hostile
>;
const address = hostile.map((text) => `/price/${encodeURIComponent(text.toWellFormed())}`);

const labels: fc.Arbitrary<OfferLabels> = fc.record({
  basketHref: address,
  onTime: hostile,
  add: hostile,
  noReturns: hostile,
  demo: hostile,
});

const rows: fc.Arbitrary<Omit<OfferTexts, keyof OfferLabels>[]> = fc.array(
  fc.record({
    ...texts,
    href: address,
    isRequested: fc.boolean(),
    isReturnable: fc.boolean(),
    isDemo: fc.boolean(),
    isSoon: fc.boolean(),
    punctuality: fc.constantFrom('high', 'fair', 'low'),
  }),
  { minLength: 1, maxLength: 4 },
);

it.each([
  { view: 'box', Row: OfferCard, templates: offerCardTemplates },
  { view: 'table', Row: OfferRow, templates: offerRowTemplates },
])('the joined markup of the $view view is what React renders, for any text', ({ Row, templates }) => {
  const byReact = (list: readonly object[], common: OfferLabels) =>
    list.map((row) => renderToString(createElement(Row as ElementType, { offer: { ...common, ...row } }))).join('');
  fc.assert(
    fc.property(rows, labels, (list, common) => {
      templates.join(list, common);
      templates.compileWaiting();
      expect(templates.join(list, common)).toBe(byReact(list, common));
    }),
    { numRuns: 300 },
  );
});

it.each([OfferCard, OfferRow])('a text of a seller never becomes markup of the shop: %o', (Row) => {
  const attack = '"><script>alert(1)</script>';
  const row = {
    ...Object.fromEntries(OFFER_TEXTS.map((name) => [name, attack])),
    href: '/',
    isRequested: false,
  } as unknown as OfferTexts;
  expect(renderToString(createElement(Row as ElementType, { offer: row }))).not.toContain('<script');
});

it('the joined values of a filter are what React renders, for any text', () => {
  const options = fc.array(fc.record({ value: hostile, text: hostile, count: hostile, isChecked: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(options, (list) => {
      const name = 'catalogs';
      filterOptionTemplates.join(list, { name });
      filterOptionTemplates.compileWaiting();
      const byReact = list.map((option) => renderToString(createElement(FilterOption, { ...option, name })));
      expect(filterOptionTemplates.join(list, { name })).toBe(byReact.join(''));
    }),
  );
});
