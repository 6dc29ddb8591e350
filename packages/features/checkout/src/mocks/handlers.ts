import { http, HttpResponse, type HttpHandler } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import {
  basketInEuros,
  basketOf,
  brakePads,
  longTexts,
  noReturns,
  notEnough,
  oilFilter,
  outOfStock,
  priceChanged,
  sparkPlugs,
  withdrawn,
} from '@partshop/features/basket/mocks';
import { CODE, registration } from '@partshop/features/sign-in/mocks';
import { createCheckoutServer } from './checkout-server.ts';
import {
  awaitsPayment,
  bonus,
  cdekPoints,
  fullBasket,
  KAZAN_ID,
  order,
  ORDER_NUMBER,
  orderOf,
  step,
  waysWithoutCdek,
} from './fixtures.ts';

export { createCheckoutServer, type CheckoutServer } from './checkout-server.ts';
export * from './fixtures.ts';

const CONFIG = { IsTableMod: false, SearchGoodOrderType: 1 };
const SEND = '/services/orders/createOrderRetail';

/** Three lines without a problem, about forty points; the order succeeds. */
export const loaded = (): HttpHandler[] => createCheckoutServer([oilFilter, brakePads, sparkPlugs]).handlers;

/** Orders need a code, which is sent. */
export const codeAsked = (): HttpHandler[] => [
  ...createCheckoutServer([oilFilter, brakePads, sparkPlugs], { code: CODE }).handlers,
  ...registration(),
];

/** CDEK does not answer. */
export const cdekDown = (): HttpHandler[] =>
  createCheckoutServer([oilFilter, brakePads], { ways: waysWithoutCdek }).handlers;

/** No way could be loaded: orders are collected at points of the shop. */
export const withoutWays = (): HttpHandler[] => [
  mockCall('get', '/services/delivery/GetDeliveryCost', refuse(500, { code: 'internal' })),
  ...loaded(),
];

/** The cost of the delivery changed while the visitor filled in the form. */
export const deliveryChanged = (): HttpHandler[] => [
  mockCall('post', SEND, refuse(409, { code: 'delivery-changed', basket: fullBasket })),
  ...loaded(),
];

/** The current user lives in Kazan. */
export const inKazan = (): HttpHandler[] =>
  createCheckoutServer([oilFilter], { pickupCity: { cityId: KAZAN_ID, isNearest: false } }).handlers;

/** The current user's city has no points; Kazan is the nearest that has. */
export const nearKazan = (): HttpHandler[] =>
  createCheckoutServer([oilFilter], { pickupCity: { cityId: KAZAN_ID, isNearest: true } }).handlers;

const LIMITS = { orderLimit: 200_000, monthLimit: 5_000_000, monthLeft: 1_230_000, approvers: ['Анна Хозяйкина'] };

/** For an employee of a company, whose basket is above the limit of an order. */
export const aboveLimit = (): HttpHandler[] =>
  createCheckoutServer([oilFilter, brakePads], { limits: LIMITS }).handlers;
export const belowLimit = (): HttpHandler[] => createCheckoutServer([oilFilter], { limits: LIMITS }).handlers;

/** As `loaded`, for a client with bonuses. */
export const withBonus = (): HttpHandler[] => [
  mockCall('get', '/services/clientbaseinfo', { ClientId: 1, ClientType: 'Retail', Bonus: 81, ClientConfig: CONFIG }),
  ...createCheckoutServer([oilFilter, brakePads, sparkPlugs], { bonus }).handlers,
];

/** The client spent the bonuses elsewhere while filling in the form. */
export const bonusChanged = (): HttpHandler[] => [
  mockCall('post', SEND, refuse(409, { code: 'bonus-changed', basket: fullBasket })),
  ...withBonus(),
];

/** The server of a client who collected the last order in Kazan. */
export const known = (): HttpHandler[] =>
  createCheckoutServer([oilFilter, brakePads, sparkPlugs], { lastPointId: 32 }).handlers;

export const empty = (): HttpHandler[] => createCheckoutServer([]).handlers;

export const emptyAfterAnOrder = (): HttpHandler[] =>
  createCheckoutServer([], { lastOrder: { number: ORDER_NUMBER, company: '' } }).handlers;

/** Lines that cannot be ordered beside one that can. */
export const problems = (): HttpHandler[] =>
  createCheckoutServer([oilFilter, notEnough, outOfStock, withdrawn]).handlers;

/** One part from two sellers; one of them does not take it back. */
export const withoutReturns = (): HttpHandler[] => createCheckoutServer([oilFilter, noReturns]).handlers;

/** No line can be ordered. */
export const blocked = (): HttpHandler[] => createCheckoutServer([outOfStock, withdrawn]).handlers;

/** The page shows euros, and the buyer pays in roubles. */
export const inEuros = (): HttpHandler[] => {
  const basket = basketInEuros([oilFilter, brakePads]);
  return [
    mockCall('get', '/services/basket/basketshowsetstep_json', { ...step, basket }),
    mockCall('get', '/services/basket/items_json', basket),
  ];
};

export const noPoints = (): HttpHandler[] => createCheckoutServer([oilFilter], { points: [] }).handlers;

export const long = (): HttpHandler[] =>
  createCheckoutServer([longTexts, oilFilter], {
    points: step.points.map((point, index) =>
      index === 0
        ? {
            ...point,
            name: 'Пункт выдачи в торгово-развлекательном центре «Авиапарк-Запад», вход со стороны парковки',
            address: 'Ходынский бульвар, дом 4, корпус 2, строение 15, этаж −1, павильон 117',
          }
        : point,
    ),
  }).handlers;

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
export const offlineOnce = (others = loaded()): HttpHandler[] => [
  http.post(`*${SEND}`, () => HttpResponse.error(), { once: true }),
  ...others,
];

/** The request for an order never finishes. */
export const sending = (): HttpHandler[] => [mockEndless('post', SEND), ...loaded()];

/** An order of this session. */
export const ordered = (): HttpHandler[] => [mockCall('get', '/services/cabinet/getorders/{id}', order)];

/** An order that waits for its online payment. */
export const orderedOnline = (): HttpHandler[] => [
  mockCall('get', '/services/cabinet/getorders/{id}', {
    ...order,
    status: 'awaiting-payment',
    paymentType: 'online',
    payment: awaitsPayment(order.payable),
  }),
];

/** An order that a courier brings. */
export const orderedByCourier = (): HttpHandler[] => [
  mockCall('get', '/services/cabinet/getorders/{id}', {
    ...order,
    point: null,
    delivery: {
      type: 'courier',
      by: 'shop',
      city: 'Москва',
      address: 'ул. Профсоюзная, 61, кв. 14, подъезд 2',
      cdekPoint: null,
      cost: 29_000,
      payable: 29_000,
    },
    total: order.total + 29_000,
    payable: order.payable + 29_000,
  }),
];

/** An order to a point of CDEK. */
export const orderedToCdek = (): HttpHandler[] => [
  mockCall('get', '/services/cabinet/getorders/{id}', {
    ...order,
    point: null,
    delivery: {
      type: 'cdek-point',
      by: 'cdek',
      city: 'Москва',
      address: '',
      cdekPoint: cdekPoints[0] ?? null,
      cost: 26_900,
      payable: 26_900,
    },
    total: order.total + 26_900,
    payable: order.payable + 26_900,
  }),
];

export const orderedInEuros = (): HttpHandler[] => {
  const { items, total, payable, currency } = basketInEuros([oilFilter, brakePads]);
  return [mockCall('get', '/services/cabinet/getorders/{id}', orderOf(items, { total, payable, currency }))];
};

/** An order with goods that cannot be returned. */
export const orderedWithoutReturns = (): HttpHandler[] => [
  mockCall('get', '/services/cabinet/getorders/{id}', orderOf([oilFilter, noReturns])),
];

export const orderedLong = (): HttpHandler[] => [
  mockCall(
    'get',
    '/services/cabinet/getorders/{id}',
    orderOf([longTexts, oilFilter], {
      contactName: 'Константин Константинович Константинопольский-Задунайский',
      confirmedBy: ['sms', 'mail'],
      contactEmail: 'a.very.long.mailbox.name.without.any.break@subdomain.of.some.example.com',
      company:
        'Общество с ограниченной ответственностью «Торгово-производственная компания Автодеталь-Юг», ИНН 2311000000',
      bonus: 11_900,
      comment: 'Позвоните, пожалуйста, за час до выдачи: номер машины А000АА, сверьте детали по VIN. '.repeat(4).trim(),
    }),
  ),
];

/** An order of another session, or an unknown one. */
export const foreign = (): HttpHandler[] => [
  mockCall('get', '/services/cabinet/getorders/{id}', refuse(404, { code: 'not-found' })),
];
