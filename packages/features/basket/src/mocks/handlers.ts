import type { BasketItem, ClientInfo, FewerParcelsOffer, ServedClient, SharedBasket } from '@partshop/api-client';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { debtor } from '@partshop/features/finance/mocks';
import { createBasketServer } from './basket-server.ts';
import {
  basketOf,
  brakePads,
  noReturns,
  notEnough,
  oilFilter,
  outOfStock,
  priceChanged,
  PROMO,
  sparkPlugs,
  withdrawn,
} from './fixtures.ts';

export { basketInEuros, createBasketServer, type BasketServer } from './basket-server.ts';
export * from './fixtures.ts';
export { ways, waysWithoutCdek } from './ways.ts';

const changes = [
  '/services/basket/add_json',
  '/services/basket/change/qty_json',
  '/services/basket/delete_json',
  '/services/basket/restore_json',
  '/services/basket/change/comment_json',
  '/services/basket/basket-in-order2',
  '/services/basket/orderswaiting',
] as const;

/** Three lines without a problem. */
export const loaded = (): HttpHandler[] => createBasketServer([oilFilter, brakePads, sparkPlugs]).handlers;

/** As `loaded`; one code takes a tenth off, another is for larger orders. */
export const withPromo = (): HttpHandler[] =>
  createBasketServer([oilFilter, brakePads, sparkPlugs], undefined, undefined, [
    PROMO,
    { code: 'BIG', percent: null, minTotal: 10_000_000 },
  ]).handlers;

/** A code is in the basket. */
export const promoAccepted = (): HttpHandler[] =>
  createBasketServer([oilFilter, brakePads, sparkPlugs], [], [], [], PROMO).handlers;

const FEWER_PARCELS = '/services/basket/fewerparcels_json';

/** Three lines of three warehouses, two of which one warehouse could send; the offer is taken and taken back. */
export const withFewerParcels = (more: Partial<FewerParcelsOffer> = {}): HttpHandler[] => {
  const server = createBasketServer([oilFilter, brakePads, sparkPlugs]);
  const before = server.read().items;
  let isTaken = false;
  const { sellerName, warehouseName, priceListId, deliveryDays, deliveryDaysMax } = sparkPlugs;
  const to = { sellerName, warehouseName, priceListId, deliveryDays, deliveryDaysMax };
  const swaps = [oilFilter, brakePads].map(({ basketId, price }) => ({ basketId, price: price + 6000, ...to }));
  const offer = {
    id: 'offer-1',
    parcels: { before: 3, after: 1 },
    extra: 18_000,
    daysSooner: 5,
    swaps,
    currency: server.read().currency,
    ...more,
  };
  const change = (items: BasketItem[], taken: boolean) => {
    server.change(items);
    isTaken = taken;
    return server.read();
  };
  const changed = before.map((item) => {
    const swap = swaps.find(({ basketId }) => basketId === item.basketId);
    return swap ? { ...item, ...swap, sum: swap.price * item.qty } : item;
  });
  return [
    mockCall('get', FEWER_PARCELS, () => (isTaken ? { offer: null, changed: swaps.length } : { offer, changed: 0 })),
    mockCall('post', `${FEWER_PARCELS}/take`, () => change(changed, true)),
    mockCall('post', `${FEWER_PARCELS}/undo`, () => change(before, false)),
    ...server.handlers,
  ];
};

/** A wholesale client who serves others. */
export const wholesaler: ClientInfo = { ...debtor, ClientName: 'Михаил Орлов', PayBad: 0 };

/** Two of one name, and one with a long name and no phone. */
const servedClients: ServedClient[] = [
  { ClientId: 11, ClientName: 'Анна Смирнова', PhoneHint: '+7 ••• 0001' },
  { ClientId: 12, ClientName: 'Анна Смирнова', PhoneHint: '+7 ••• 4567' },
  { ClientId: 13, ClientName: 'Александра Константиновна Рождественская-Преображенская', PhoneHint: '' },
];

/** The basket of a wholesale client who serves others; `code`: why lines cannot be moved to them. */
export const withServedClients = (code?: 'not-found' | 'withdrawn' | 'basket-full'): HttpHandler[] => {
  const server = createBasketServer([oilFilter, brakePads, sparkPlugs]);
  return [
    mockCall('get', '/services/basket/servedclients_json', servedClients),
    mockCall('post', '/services/basket/BasketMoveRetail', async (request) => {
      if (code) return refuse(code === 'not-found' ? 404 : 409, { code, basket: server.read() });
      const { ids } = (await request.json()) as { ids: number[] };
      server.takeOut(ids);
      return server.read();
    }),
    ...server.handlers,
  ];
};

/** Two parts that others ordered with the spark plugs of the basket for the same car. */
export const withBoughtTogether = (): HttpHandler[] => {
  const server = createBasketServer([sparkPlugs], [sparkPlugs, oilFilter, brakePads]);
  const items = [oilFilter, brakePads].map(({ available: quantity, priceListId, price, ...item }) => ({
    ...item,
    offerCount: 3,
    best: {
      priceListId,
      price,
      quantity,
      multiplicity: item.multiplicity,
      deliveryDays: item.deliveryDays,
      deliveryDaysMax: item.deliveryDaysMax,
    },
  }));
  return [
    mockCall('get', '/services/basket/boughttogether_json', { items, currency: server.read().currency }),
    ...server.handlers,
  ];
};

/** The prices change while the person looks at the offer. */
export const outdatedParcels = (): HttpHandler[] => [
  mockCall('post', `${FEWER_PARCELS}/take`, () =>
    refuse(409, { code: 'basket-changed', basket: basketOf([oilFilter, brakePads, sparkPlugs]) }),
  ),
  ...withFewerParcels(),
];

/** Where a shared basket is opened. */
const SHARED = '/services/basket/share/{token}';

const shared: SharedBasket = {
  token: '12.abcdefghijklmnop',
  name: '',
  expiresAt: '2026-12-20T09:00:00.000Z',
  isOwn: false,
  basket: basketOf([oilFilter, brakePads, sparkPlugs]),
};

/** A basket that somebody shared, which can be taken as a whole. */
export const sharedWith = (change: Partial<SharedBasket> = {}): HttpHandler[] => {
  const server = createBasketServer([], (change.basket ?? shared.basket).items);
  return [
    mockCall('get', SHARED, { ...shared, ...change }),
    mockCall('post', `${SHARED}/take`, () => {
      for (const item of (change.basket ?? shared.basket).items) server.add(item);
      return server.read();
    }),
    ...server.handlers,
  ];
};

/** The link has ended, or nobody signed it. */
export const sharedEnded = (): HttpHandler[] => [mockCall('get', SHARED, refuse(404, { code: 'not-found' }))];

/** One part from two sellers; one of them does not take it back. */
export const withoutReturns = (): HttpHandler[] => createBasketServer([oilFilter, noReturns, brakePads]).handlers;

export const empty = (): HttpHandler[] => createBasketServer([], [oilFilter, brakePads, sparkPlugs]).handlers;

/** One line for each problem. */
export const problems = (): HttpHandler[] =>
  createBasketServer([priceChanged, notEnough, outOfStock, withdrawn]).handlers;

/** The call for the basket never responds. */
export const slow = (): HttpHandler[] => [mockEndless('get', '/services/basket/items_json')];

export const failing = (): HttpHandler[] => [
  mockCall('get', '/services/basket/items_json', refuse(500, { code: 'internal' })),
];

/** The basket loads, and every change fails without a network. */
export const offline = (): HttpHandler[] => [
  ...changes.map((path) => http.post(`*${path}`, () => HttpResponse.error())),
  ...loaded(),
];

/** Changes never finish. */
export const saving = (): HttpHandler[] => [...changes.map((path) => mockEndless('post', path)), ...loaded()];

/** An empty basket, for features that only need the call to respond. */
export const quiet = (): HttpHandler[] => [mockCall('get', '/services/basket/items_json', basketOf([]))];
