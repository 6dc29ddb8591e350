import { expect, test } from 'vitest';
import type { OfferRow } from './offer-row.ts';
import { pickOffers } from './offer-picks.rules.ts';

const offer = (priceListId: number, price: number, leadDaysMax: number, reliability = 100): OfferRow => ({
  group: 1,
  articleId: 1,
  priceListId,
  catalogKey: 'bosch',
  catalogName: 'BOSCH',
  catalogFullNumber: 'W 712/75',
  productName: 'Фильтр масляный',
  price,
  quantity: 5,
  multiplicity: 1,
  leadDays: leadDaysMax,
  leadDaysMax,
  reliability,
  sellerName: 'Склад',
  warehouseName: '',
  isReturnable: true,
  priceAgeDays: 0,
  isDemo: false,
});

test.each<[name: string, offers: OfferRow[], picks: string[]]>([
  ['nothing without offers', [], []],
  ['one offer is everything', [offer(1, 500, 3)], ['1: best cheapest fastest']],
  [
    'three different ones',
    [offer(1, 650, 2), offer(2, 546, 9), offer(3, 700, 0)],
    ['1: best', '2: cheapest', '3: fastest'],
  ],
  ['best and fastest', [offer(1, 650, 0), offer(2, 546, 9)], ['1: best fastest', '2: cheapest']],
  ['best and cheapest', [offer(1, 500, 2), offer(2, 650, 0)], ['1: best cheapest', '2: fastest']],
  // Nothing is in stock near by: the cheapest is the best.
  ['far ones', [offer(1, 500, 12), offer(2, 650, 8)], ['1: best cheapest', '2: fastest']],
  ['an offer that is as cheap is no other choice', [offer(1, 500, 1), offer(2, 500, 9)], ['1: best cheapest fastest']],
  [
    'an offer that comes as early is no other choice',
    [offer(1, 500, 1), offer(2, 600, 1)],
    ['1: best cheapest fastest'],
  ],
  [
    'a promise that is seldom kept is not the fastest',
    [offer(1, 500, 2), offer(2, 600, 1, 20), offer(3, 700, 1, 95)],
    ['1: best cheapest', '3: fastest'],
  ],
])('%s', (_name, offers, picks) => {
  expect(pickOffers(offers).map(({ offer: { priceListId }, roles }) => `${priceListId}: ${roles.join(' ')}`)).toEqual(
    picks,
  );
});
