import type { HttpHandler } from 'msw';
import { OFFER_FAULTS, type FaultyOffer, type OfferFaultKind, type OfferFaults } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { sellerServer } from '@partshop/features/seller/mocks';

const FAULTS = '/services/seller/diagnostics_json';
const OFFERS = '/services/seller/diagnostics_json/{kind}';
const OFFER = '/services/seller/offer_json';
const MATCH = '/services/seller/match-cheapest_json';

const offer = (articleId: number, values: Partial<FaultyOffer> = {}): FaultyOffer => ({
  articleId,
  priceListId: 1,
  warehouseName: 'Москва, склад Южный порт',
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/95',
  clearNumber: 'W71295',
  productName: 'Фильтр масляный',
  image: null,
  price: 65_000,
  quantity: 31,
  sold: 412,
  cheapest: null,
  cheaper: null,
  ...values,
});
const pads = {
  catalogKey: 'trw',
  catalogName: 'TRW',
  catalogFullNumber: 'GDB1550',
  clearNumber: 'GDB1550',
  productName: 'Колодки тормозные, передние',
};

export type MockFaults = Partial<Record<OfferFaultKind, readonly FaultyOffer[]>>;
const FOUND: MockFaults = {
  'sold-out': [offer(3, { ...pads, quantity: 0, sold: 96 })],
  dearer: [
    offer(1, { cheapest: 54_634, cheaper: 3 }),
    offer(2, { ...pads, price: 312_000, quantity: 8, sold: 96, cheapest: 289_000, cheaper: 2, priceListId: 2 }),
  ],
  'no-picture': [offer(4, { sold: 7 })],
};

const faultsOf = (found: MockFaults, values: Partial<OfferFaults> = {}): OfferFaults => ({
  checkedAt: '2026-06-15T11:40:00.000Z',
  offers: 48_211,
  faultless: 41_120,
  kinds: OFFER_FAULTS.map((kind) => ({ kind, count: found[kind]?.length ?? 0 })),
  ...values,
});

type Changed = { ArticleId: number; Price: number; Quantity: number };
type Matched = { Offers: { ArticleId: number }[]; MaxPercent: number };

/** A server that keeps what is wrong with a seller's offers: an offer that was changed is fine. */
export function diagnosticsServer(first: MockFaults = FOUND, values: Partial<OfferFaults> = {}): HttpHandler[] {
  let found = first;
  const mend = (ids: readonly number[]) => {
    const rest = Object.entries(found).map(([kind, offers]) => [
      kind,
      offers.filter(({ articleId }) => !ids.includes(articleId)),
    ]);
    found = Object.fromEntries(rest) as MockFaults;
  };
  return [
    ...sellerServer(),
    mockCall('get', FAULTS, () => faultsOf(found, values)),
    mockCall('get', OFFERS, (request) => {
      const kind = new URL(request.url).pathname.split('/').at(-1) as OfferFaultKind;
      const offers = [...(found[kind] ?? [])];
      return { offers, total: offers.length, page: 1, take: 50 };
    }),
    mockCall('put', OFFER, async (request) => {
      const { ArticleId, Price, Quantity } = (await request.json()) as Changed;
      mend([ArticleId]);
      return { price: Price, quantity: Quantity };
    }),
    mockCall('post', MATCH, async (request) => {
      const { Offers, MaxPercent } = (await request.json()) as Matched;
      const near = (found.dearer ?? [])
        .filter(({ articleId }) => Offers.some(({ ArticleId }) => ArticleId === articleId))
        .filter(({ price, cheapest }) => (cheapest ?? 0) * 100 >= price * (100 - MaxPercent))
        .map(({ articleId }) => articleId);
      mend(near);
      return { lowered: near.length, left: Offers.length - near.length };
    }),
  ];
}

export const nothingWrong = (): HttpHandler[] => diagnosticsServer({}, { offers: 48_211, faultless: 48_211 });
export const notChecked = (): HttpHandler[] => diagnosticsServer({}, { checkedAt: null, offers: 0, faultless: 0 });
export const overtaken = (): HttpHandler[] => [
  mockCall('put', OFFER, refuse(409, { code: 'offer-changed', offer: { price: 61_000, quantity: 5 } })),
  ...diagnosticsServer(),
];
export const longTexts = (): HttpHandler[] =>
  diagnosticsServer({
    dearer: [
      offer(1, {
        catalogName: 'Производственное объединение автокомпонентов',
        catalogFullNumber: 'A 000 420 85 20 / 0044208520-ПРАВЫЙ',
        productName: 'Комплект тормозных колодок дискового тормоза передней оси с датчиком износа и крепежом',
        warehouseName: 'Санкт-Петербург, распределительный центр Обухово-Северный',
        price: 99_999_999,
        cheapest: 88_888_888,
        cheaper: 21,
        quantity: 10_000_000,
        sold: 1_000_000,
      }),
    ],
  });
export const slow = (): HttpHandler[] => [mockEndless('get', FAULTS), ...diagnosticsServer()];
export const failing = (): HttpHandler[] => [
  mockCall('get', FAULTS, refuse(500, { code: 'internal' })),
  ...diagnosticsServer(),
];
