import { describe, expect, it } from 'vitest';
import { createTranslate, DEFAULT_LOCALE, hrefIn, localeOf, sharedMessages } from '@partshop/features/core';
import { createOfferRows, markInBasket, offerLabels } from './offer-row.ts';
import { makeOffer } from './mocks/fixtures.ts';
import { messages } from './price-table.messages.ts';

const t = createTranslate(messages, {}, DEFAULT_LOCALE);
const context = {
  t,
  tShared: createTranslate(sharedMessages, {}, DEFAULT_LOCALE),
  href: hrefIn('ru'),
  locale: DEFAULT_LOCALE,
  view: 'box' as const,
  currency: 'RUB',
  isDemoPage: false,
};
const toRow = createOfferRows(context);

/** Spaces of number formats differ between releases of locale data. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the row of an offer', () => {
  it('is worded for people: price, delivery, punctuality, stock', () => {
    const row = toRow(
      makeOffer({ price: 123_450, deliveryDays: 3, deliveryDaysMax: 5, reliability: 92, quantity: 48 }),
    );
    expect(plain(row.price)).toBe('1 234,50 ₽');
    expect(row).toMatchObject({
      delivery: '3–5 дн.',
      punctual: 'Приходит вовремя в 92 из 100',
      stock: 'В наличии 48 шт.',
      pack: '',
    });
  });

  it('leaves whole roubles without kopecks except where a column is compared', () => {
    const offer = makeOffer({ price: 64_900 });
    expect(plain(toRow(offer).price)).toBe('649 ₽');
    expect(plain(createOfferRows({ ...context, view: 'table' })(offer).price)).toBe('649,00 ₽');
  });

  it('sells in whole packs only, as far as the stock goes', () => {
    expect(toRow(makeOffer({ multiplicity: 4, quantity: 18 }))).toMatchObject({
      step: '4',
      most: '16',
      pack: 'по 4 шт.',
    });
  });

  it('offers one pack where the stock holds less: the seller refuses it with a reason', () => {
    expect(toRow(makeOffer({ multiplicity: 4, quantity: 3 })).most).toBe('4');
  });

  it.each([
    [0, 0, true],
    [0, 1, true],
    [1, 2, false],
    [2, 2, false],
  ])('%i to %i days are soon: %s', (deliveryDays, deliveryDaysMax, isSoon) => {
    expect(toRow(makeOffer({ deliveryDays, deliveryDaysMax })).isSoon).toBe(isSoon);
  });

  it.each([
    [100, 'high'],
    [90, 'high'],
    [89, 'fair'],
    [75, 'fair'],
    [74, 'low'],
    [0, 'low'],
  ])('%i deliveries of 100 on time are %s punctuality', (reliability, punctuality) => {
    expect(toRow(makeOffer({ reliability })).punctuality).toBe(punctuality);
  });

  it('leads to the article by its folded number, in the page’s language', () => {
    const offer = makeOffer({ group: 4, catalogKey: 'a&b', catalogFullNumber: 'ОС 90/1' });
    expect(toRow(offer).href).toBe('/price/a%26b/OC901');
    expect(createOfferRows({ ...context, href: hrefIn('en') })(offer).href).toBe('/en/price/a%26b/OC901');
  });

  it('marks an offer as made up only on the page of a real article', () => {
    expect(toRow(makeOffer({ isDemo: true })).isDemo).toBe(true);
    expect(createOfferRows({ ...context, isDemoPage: true })(makeOffer({ isDemo: true })).isDemo).toBe(false);
  });

  it('keeps maker, number and price apart from right-to-left words around them', () => {
    const labels = offerLabels(t, hrefIn('ar'), localeOf('ar'));
    expect(labels.qtyOf).toContain('\u2068{article}\u2069');
    expect(labels.addOf).toContain('\u2068{price}\u2069');
  });
});

describe('marking what is in the basket', () => {
  const rows = [toRow(makeOffer()), toRow(makeOffer({ priceListId: 2 }))];

  it('says how many pieces, at the offer and nowhere else', () => {
    expect(markInBasket(rows, { '1001-2': 3 }, t).map(({ inBasket }) => inBasket)).toEqual(['', 'В корзине 3 шт.']);
  });

  it('leaves the other rows the same objects, so that they are not rendered again', () => {
    expect(markInBasket(rows, { '1001-2': 3 }, t)[0]).toBe(rows[0]);
  });
});
