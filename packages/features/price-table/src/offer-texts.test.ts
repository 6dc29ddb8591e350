import { describe, expect, it } from 'vitest';
import { createTranslate, DEFAULT_LOCALE, hrefIn, localeOf, sharedMessages } from '@partshop/features/core';
import { createOfferTexts, inBasketText } from './offer-texts.ts';
import { makeOffer } from './mocks/fixtures.ts';
import { messages } from './price-table.messages.ts';

const t = createTranslate(messages, {}, DEFAULT_LOCALE);
const context = {
  t,
  tShared: createTranslate(sharedMessages, {}, DEFAULT_LOCALE),
  now: new Date('2026-11-24T09:00:00Z'),
  href: hrefIn('ru'),
  locale: DEFAULT_LOCALE,
  view: 'box' as const,
  currency: 'RUB',
  fraction: 'auto' as const,
  unnamedGroups: new Set<number>(),
  qtyByOffer: {},
  fitOf: () => undefined,
};
const toTexts = createOfferTexts(context);

/** The spaces of number formats differ between releases of locale data. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the row of an offer', () => {
  it('has words for price, delivery, punctuality and stock', () => {
    const row = toTexts(
      makeOffer({ price: 123_450, deliveryDays: 3, deliveryDaysMax: 5, reliability: 92, quantity: 48 }),
    );
    expect(plain(row.priceText)).toBe('1 234,50 ₽');
    expect(row).toMatchObject({
      delivery: '3–5 дн.',
      arrivesBy: expect.stringMatching(/^до .?29\sнояб/) as string,
      punctual: 'вовремя 92 из 100',
      stock: 'В наличии 48 шт.',
      pack: '',
    });
  });

  it('writes whole roubles without kopecks except in a list where another price has some', () => {
    const offer = makeOffer({ price: 64_900 });
    expect(plain(toTexts(offer).priceText)).toBe('649 ₽');
    expect(plain(createOfferTexts({ ...context, fraction: 'always' })(offer).priceText)).toBe('649,00 ₽');
  });

  it('is sold in whole packs only, up to the stock', () => {
    expect(toTexts(makeOffer({ multiplicity: 4, quantity: 18 }))).toMatchObject({
      step: 4,
      most: 16,
      pack: 'по 4 шт.',
    });
  });

  it('offers one pack if the stock holds less: the server rejects it with a reason', () => {
    expect(toTexts(makeOffer({ multiplicity: 4, quantity: 3 })).most).toBe(4);
  });

  it.each([
    [0, 0, 'today'],
    [0, 1, 'tomorrow'],
    [1, 2, 'later'],
    [2, 2, 'later'],
  ])('%i to %i days arrive %s', (deliveryDays, deliveryDaysMax, arrival) => {
    expect(toTexts(makeOffer({ deliveryDays, deliveryDaysMax })).arrival).toBe(arrival);
  });

  it.each([
    [100, 'high'],
    [90, 'high'],
    [89, 'fair'],
    [75, 'fair'],
    [74, 'low'],
    [0, 'low'],
  ])('%i deliveries of 100 on time are %s punctuality', (reliability, punctuality) => {
    expect(toTexts(makeOffer({ reliability })).punctuality).toBe(punctuality);
  });

  it('links to the article by its folded number, in the page’s language', () => {
    const offer = makeOffer({ group: 4, catalogKey: 'a&b', catalogFullNumber: 'ОС 90/1' });
    expect(toTexts(offer).href).toBe('/price/a%26b/OC901');
    expect(createOfferTexts({ ...context, href: hrefIn('en') })(offer).href).toBe('/en/price/a%26b/OC901');
  });

  it('isolates maker, number and price from right-to-left words around them', () => {
    const { qtyLabel, addLabel } = createOfferTexts({ ...context, locale: localeOf('ar') })(makeOffer());
    expect(qtyLabel).toMatch(/\u2068[^{}]+\u2069/);
    expect(addLabel).toMatch(/\u2068[^{}]+\u2069.*\u2068[^{}]+\u2069/);
  });

  it('says the language of a text that is not in the page’s', () => {
    const offer = makeOffer({ productName: 'Фильтр', sellerName: 'Avtoopora LLC', warehouseName: 'Дубай, море' });
    const { langs } = createOfferTexts({ ...context, locale: localeOf('en') })(offer);
    expect(langs).toEqual({ name: 'ru', seller: undefined, warehouse: 'ru' });
  });

  it('shows a name that looks like a slot unchanged', () => {
    const offer = makeOffer({ catalogName: '{price}', catalogFullNumber: '$& {article}', price: 100 });
    const { qtyLabel, addLabel } = toTexts(offer);
    expect(qtyLabel).toContain('{price} $& {article}');
    expect(plain(addLabel)).toContain('{price} $& {article}');
    expect(plain(addLabel)).toContain('1 ₽');
  });

  it('says how many pieces of the offer are in the basket', () => {
    const inBasket = createOfferTexts({ ...context, qtyByOffer: { '1001-2': 3 } });
    expect(inBasket(makeOffer()).inBasket).toBe('');
    expect(inBasket(makeOffer({ priceListId: 2 })).inBasket).toBe('В корзине 3 шт.');
    expect(inBasketText(t, { '1001-2': 3 })({ articleId: '1001', priceListId: '2' })).toBe('В корзине 3 шт.');
  });

  it('says whether another article fits the car, not the requested one, of which the head of the page says it', () => {
    const known = createOfferTexts({ ...context, fitOf: (id) => ({ verdict: 'fits', label: `Подходит ${id}` }) });
    expect(known(makeOffer({ group: 4, articleId: 7 })).fit).toEqual({ verdict: 'fits', label: 'Подходит 7' });
    expect(known(makeOffer({ group: 1 })).fit).toBeUndefined();
  });
});
