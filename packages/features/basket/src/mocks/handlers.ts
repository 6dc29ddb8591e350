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
  sparkPlugs,
  withdrawn,
} from './fixtures.ts';

export { basketInEuros, createBasketServer, type BasketServer } from './basket-server.ts';
export * from './fixtures.ts';

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
