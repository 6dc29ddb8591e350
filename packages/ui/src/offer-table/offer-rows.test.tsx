import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleName } from '../article-name/ArticleName.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { FitVerdict } from '../fit-verdict/FitVerdict.tsx';
import { PartNumber } from '../part-number/PartNumber.tsx';
import { cases } from '../testing/cases.ts';
import { offerCard } from './offer-card.ts';
import { foldItem, foldRow, type OfferFold } from './offer-fold.ts';
import { offerRow } from './offer-row.ts';
import type { OfferLabels, OfferTexts } from './offer-texts.ts';
import { OfferForm } from './OfferForm.tsx';
import { makeOfferTexts, storyLabels } from './testing/story-offers.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onclick='",
    '&amp;',
    '</tr>',
    '<!-- -->',
    '$&',
    '‏مرشح',
  ),
);

type Texts<Props> = { [Name in keyof Props as Props[Name] extends string ? Name : never]: string };
const texts: Texts<Omit<OfferTexts, 'punctuality' | 'arrival'>> & OfferLabels = {
  ...makeOfferTexts({ pack: 'pack', inBasket: 'inBasket', aged: 'aged' }),
  ...storyLabels,
};
const NAMES = (Object.keys(texts) as (keyof typeof texts)[]).filter((name) => typeof texts[name] === 'string');

const flags = fc.record({
  isRequested: fc.boolean(),
  hasName: fc.boolean(),
  isReturnable: fc.boolean(),
  arrival: fc.constantFrom('today', 'tomorrow', 'later'),
  punctuality: fc.constantFrom('high', 'fair', 'low'),
});

const write = (of: typeof offerRow, values: object): string => {
  const all = { ...makeOfferTexts(), ...storyLabels, ...values };
  return String(of(all, all));
};

describe.each([
  ['table', offerRow],
  ['box', offerCard],
])('the row of the %s view', (_view, of) => {
  it('escapes every text as React does', () => {
    fc.assert(
      fc.property(flags, fc.record(Object.fromEntries(NAMES.map((name) => [name, hostile]))), (shown, values) => {
        const places = Object.fromEntries(NAMES.map((name) => [name, `{${name}}`]));
        const expected = write(of, { ...places, ...shown }).replaceAll(/\{(\w+)\}/g, (place, name: string) =>
          name in values ? renderToString(values[name]) : place,
        );
        expect(write(of, { ...values, ...shown })).toBe(expected);
      }),
      { numRuns: cases(300) },
    );
  });

  it('leaves out missing parts of an offer', () => {
    const full = { isReturnable: false, aged: '9 days', pack: '4', warehouse: 'Moscow', hasName: true };
    expect(write(of, full)).toContain('ps-offer-name');
    expect(write(of, full)).toMatch(/data-tone="attention"/);
    expect(write(of, full)).toMatch(/data-tone="neutral">9 days</);
    const bare = write(of, { isReturnable: true, aged: '', pack: '', warehouse: '', hasName: false });
    expect(bare).not.toMatch(/Badge|ps-offer-pack|ps-offer-warehouse|ps-offer-name/);
  });

  it('marks what arrives today', () => {
    expect(write(of, { arrival: 'today', delivery: 'Today' })).toContain('<mark>Today</mark>');
    expect(write(of, { arrival: 'tomorrow', delivery: 'Tomorrow' })).not.toContain('<mark>');
  });

  it('says the language of a text that is not in the page’s', () => {
    const row = write(of, { seller: 'Автоопора', warehouse: 'Dubai', langs: { seller: 'ru', warehouse: undefined } });
    expect(row).toContain('<bdi lang="ru">Автоопора</bdi>');
    expect(row).toContain('<bdi>Dubai</bdi>');
  });

  it('writes number, badge and button as their components do', () => {
    const row = write(of, { isReturnable: false, number: 'W 712/75', addLabel: 'Add W 712/75' });
    expect(row).toContain(renderToString(<PartNumber>W 712/75</PartNumber>));
    expect(row).toContain(
      renderToString(
        <Badge isBare tone="attention">
          {storyLabels.noReturns}
        </Badge>,
      ),
    );
    expect(row).toContain(
      renderToString(
        <Button
          isBare
          type="submit"
          aria-label="Add W 712/75"
          variant="secondary"
          {...(of === offerRow ? { size: 'small' } : {})}
        >
          {storyLabels.add}
        </Button>,
      ),
    );
  });

  it.each(['fits', 'does-not-fit', 'unknown'] as const)('says a verdict as its component does: %s', (verdict) => {
    const label = '<b>Fits & more</b>';
    expect(write(of, { fit: { verdict, label } })).toContain(
      renderToString(<FitVerdict isBare verdict={verdict} label={label} />),
    );
  });

  it('has a free place for the verdict, except in rows of the requested number', () => {
    expect(write(of, {})).toContain('<span class="ps-offer-fit"></span>');
    expect(write(of, { isRequested: true, fit: { verdict: 'fits', label: 'Fits' } })).not.toContain('ps-offer-fit');
  });

  it('writes the same form as the component', () => {
    const offer = makeOfferTexts({ name: 'Фильтр "A" & <b>' });
    const byComponent = renderToString(<OfferForm offer={offer} action="/basket" className="ps-offer-add" />);
    expect(formOf(write(of, offer))).toEqual(formOf(byComponent));
  });
});

it('names the article of a box as its component does', () => {
  expect(write(offerCard, {})).toContain(renderToString(<ArticleName maker="MANN-FILTER" number="W 712/75" />));
});

/** The attributes of a form and of its hidden fields, in alphabetical order. */
function formOf(markup: string): string[][] {
  const tags = markup.match(/<form [^>]*>|<input type="hidden"[^>]*>/g) ?? [];
  return tags.map((tag) =>
    (tag.match(/[\w-]+="[^"]*"/g) ?? []).filter((attribute) => !attribute.startsWith('data-ui')).toSorted(),
  );
}

it.each([
  ['table', (fold: OfferFold) => foldRow(fold, 8)],
  ['box', foldItem],
])('escapes the texts of a fold in the %s view', (_view, of) => {
  const foldTexts = { id: 'a"b', href: '/?a&b', text: '<b>17 more</b>', label: "17 more: '1'" };
  const markup = String(of({ ...foldTexts, isOpen: false }));
  for (const text of Object.values(foldTexts)) expect(markup).toContain(renderToString(text));
  expect(markup).toContain('<a class="ps-offer-fold-link"');
});
