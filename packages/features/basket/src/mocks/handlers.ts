import type { SharedBasket } from '@partshop/api-client';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
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
