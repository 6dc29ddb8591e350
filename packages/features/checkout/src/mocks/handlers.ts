import { http, HttpResponse, type HttpHandler } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import {
  basketOf,
  brakePads,
  longTexts,
  notEnough,
  oilFilter,
  outOfStock,
  priceChanged,
  sparkPlugs,
  withdrawn,
} from '@partshop/features/basket/mocks';
import { createCheckoutServer } from './checkout-server.ts';
import { order, orderOf, step } from './fixtures.ts';

export { createCheckoutServer, type CheckoutServer } from './checkout-server.ts';
export * from './fixtures.ts';

const SEND = '/services/orders/createOrderRetail';

/** Three lines without a problem, about forty points; the order succeeds. */
export const loaded = (): HttpHandler[] => createCheckoutServer([oilFilter, brakePads, sparkPlugs]).handlers;

/** The server of a client who collected the last order in Kazan. */
export const known = (): HttpHandler[] =>
  createCheckoutServer([oilFilter, brakePads, sparkPlugs], step.points, 32).handlers;

export const empty = (): HttpHandler[] => createCheckoutServer([]).handlers;

/** Lines that cannot be ordered beside one that can. */
export const problems = (): HttpHandler[] =>
  createCheckoutServer([oilFilter, notEnough, outOfStock, withdrawn]).handlers;

/** No line can be ordered. */
export const blocked = (): HttpHandler[] => createCheckoutServer([outOfStock, withdrawn]).handlers;

export const noPoints = (): HttpHandler[] => createCheckoutServer([oilFilter], []).handlers;

export const long = (): HttpHandler[] =>
  createCheckoutServer(
    [longTexts, oilFilter],
    step.points.map((point, index) =>
      index === 0
        ? {
            ...point,
            name: 'Пункт выдачи в торгово-развлекательном центре «Авиапарк-Запад», вход со стороны парковки',
            address: 'Ходынский бульвар, дом 4, корпус 2, строение 15, этаж −1, павильон 117',
          }
        : point,
    ),
  ).handlers;

/** The page never loads. */
export const slow = (): HttpHandler[] => [mockEndless('get', '/services/basket/basketshowsetstep_json')];

export const failing = (): HttpHandler[] => [
  mockCall('get', '/services/basket/basketshowsetstep_json', refuse(500, { code: 'internal' })),
];

/** The server rejects the phone. */
export const badPhone = (): HttpHandler[] => [
  mockCall('post', SEND, refuse(400, { code: 'bad-request', fields: [{ path: 'ContactPhone', message: '' }] })),
  ...loaded(),
];

/** While the visitor fills in the form, a price rises, only three pads are left, the plugs are withdrawn. */
export const changed = (): HttpHandler[] => {
  const fresh = basketOf([priceChanged, notEnough, { ...sparkPlugs, problem: 'withdrawn', available: 0 }]);
  return [mockCall('post', SEND, refuse(409, { code: 'not-enough', available: 3, basket: fresh })), ...loaded()];
};

/** The RequestId belongs to an order with other data. */
export const reused = (): HttpHandler[] => [
  mockCall('post', SEND, refuse(422, { code: 'request-reused' })),
  ...loaded(),
];

/** The first request for an order fails without a network, the second succeeds. */
export const offlineOnce = (): HttpHandler[] => [
  http.post(`*${SEND}`, () => HttpResponse.error(), { once: true }),
  ...loaded(),
];

/** The request for an order never finishes. */
export const sending = (): HttpHandler[] => [mockEndless('post', SEND), ...loaded()];

/** An order of this session. */
export const ordered = (): HttpHandler[] => [mockCall('get', '/services/cabinet/getorders/{id}', order)];

export const orderedLong = (): HttpHandler[] => [
  mockCall(
    'get',
    '/services/cabinet/getorders/{id}',
    orderOf([longTexts, oilFilter], {
      contactName: 'Константин Константинович Константинопольский-Задунайский',
      confirmedBy: ['sms', 'mail'],
      contactEmail: 'a.very.long.mailbox.name.without.any.break@subdomain.of.some.example.com',
      comment: 'Позвоните, пожалуйста, за час до выдачи: номер машины А000АА, сверьте детали по VIN. '.repeat(4).trim(),
    }),
  ),
];

/** An order of another session, or an unknown one. */
export const foreign = (): HttpHandler[] => [
  mockCall('get', '/services/cabinet/getorders/{id}', refuse(404, { code: 'not-found' })),
];
