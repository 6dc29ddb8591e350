import fc from 'fast-check';
import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cases, markupOf } from '@partshop/features/core/testing';
import { OfferCard, OfferRow, type OfferTexts } from '@partshop/ui';
import {
  CardOfOffer,
  OFFER_TEXTS,
  offerCardTemplates,
  offerRowTemplates,
  RowOfOffer,
  type ListLabels,
  type OfferProps,
} from './offer-rows.tsx';
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

const labels: fc.Arbitrary<ListLabels> = fc.record({
  basketHref: address,
  onTime: hostile,
  add: hostile,
  noReturns: hostile,
  demo: hostile,
  qtyOf: hostile.map((text) => `${text} {article}`),
  addOf: hostile.map((text) => `{article} ${text} {price}`),
});

const rows: fc.Arbitrary<Omit<OfferProps, keyof ListLabels>[]> = fc.array(
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
  { view: 'box', Row: CardOfOffer, templates: offerCardTemplates },
  { view: 'table', Row: RowOfOffer, templates: offerRowTemplates },
])('the markup that is written for the $view view is what React renders, for any text', ({ Row, templates }) => {
  const byReact = (list: readonly object[], common: ListLabels) =>
    list.map((row) => renderToString(createElement(Row as ElementType, { ...common, ...row }))).join('');
  fc.assert(
    fc.property(rows, labels, (list, common) => {
      expect(markupOf(templates, list, common)).toBe(byReact(list, common).toWellFormed());
    }),
    { numRuns: cases(300) },
  );
});

it('a name that looks like a place for a text is shown as it is', () => {
  const row = {
    ...Object.fromEntries(OFFER_TEXTS.map((name) => [name, name])),
    maker: '{price}',
    number: '$& {article}',
  } as unknown as OfferProps;
  const html = renderToString(<RowOfOffer {...row} qtyOf="Количество: {article}" addOf="{article} за {price}" />);
  expect(html).toContain('"Количество: {price} $&amp; {article}"');
  expect(html).toContain('"{price} $&amp; {article} за price"');
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

it('the values that are written for a filter are what React renders, for any text', () => {
  const options = fc.array(fc.record({ value: hostile, text: hostile, count: hostile, isChecked: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(options, (list) => {
      const name = 'catalogs';
      const byReact = list.map((option) => renderToString(createElement(FilterOption, { ...option, name })));
      expect(markupOf(filterOptionTemplates, list, { name })).toBe(byReact.join('').toWellFormed());
    }),
  );
});
