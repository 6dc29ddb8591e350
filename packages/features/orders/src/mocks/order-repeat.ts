import type { HttpHandler } from 'msw';
import type { OrderRepeat, RepeatLine } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { brakePads, createBasketServer, oilFilter, sparkPlugs } from '@partshop/features/basket/mocks';
import { order, ORDER_NUMBER, REQUEST_ID } from '@partshop/features/checkout/mocks';

const REPEAT = '/services/orders/repeat_json/{id}';
const ADD = '/services/basket/addlist_json';

export const REPEAT_PATH = `/client/vue-order/${ORDER_NUMBER}/repeat`;

/** An ordered item that the same seller still has at the same price. */
function lineOf(item: (typeof order.items)[number], more: Partial<RepeatLine> = {}): RepeatLine {
  const { orderItemId: _, timeline: __, issuedAt: ___, comment: ____, status: _____, ...offer } = item;
  const { qty, sum: ______, image: _______, categoryUrl: ________, ...rest } = offer;
  return {
    item,
    price: item.price,
    outcome: 'same',
    offer: { ...rest, multiplicity: 1, available: 12 },
    qty,
    successor: null,
    ...more,
  };
}

/** The offer of a line with some of it changed. */
const offerOf = (line: RepeatLine, more: Partial<NonNullable<RepeatLine['offer']>>): RepeatLine['offer'] =>
  line.offer && { ...line.offer, ...more };

const [first, second, third] = order.items.map((item) => lineOf(item)) as [RepeatLine, RepeatLine, RepeatLine];

const superseded = {
  catalogKey: 'ngk',
  catalogName: 'NGK',
  catalogFullNumber: 'BKR6E-N11',
  clearNumber: 'BKR6EN11',
  productName: 'Свеча зажигания, никелевая',
};

/** One line for each thing that may have happened since. */
const lines: RepeatLine[] = [
  first,
  {
    ...second,
    outcome: 'other-offer',
    offer: offerOf(second, { price: second.price + 24_100, sellerName: 'ООО «Тормоз-Сервис»', priceListId: 9 }),
  },
  {
    ...third,
    outcome: 'superseded',
    successor: superseded,
    offer: offerOf(third, { ...superseded, articleId: 903, price: third.price - 3100, multiplicity: 4, available: 40 }),
    qty: 4,
  },
  {
    ...first,
    item: { ...first.item, orderItemId: 904, articleId: 904, catalogFullNumber: 'W 68/3', qty: 6 },
    offer: offerOf(first, { articleId: 904, catalogFullNumber: 'W 68/3', available: 2 }),
    qty: 2,
    successor: { ...superseded, catalogKey: 'mann', catalogName: 'MANN-FILTER', catalogFullNumber: 'W 68/80' },
  },
  {
    ...second,
    item: { ...second.item, orderItemId: 905, articleId: 905, catalogFullNumber: 'GDB1477', status: 'cancelled' },
    offer: offerOf(second, { articleId: 905, catalogFullNumber: 'GDB1477' }),
  },
  {
    ...third,
    item: { ...third.item, orderItemId: 906, articleId: 906, catalogFullNumber: 'BCPR6E-11' },
    outcome: 'unavailable',
    offer: null,
    qty: 0,
  },
];

const repeat: OrderRepeat = { number: ORDER_NUMBER, lines, currency: order.currency, requestId: REQUEST_ID };

/** A server that says the same of the order, and keeps a basket of its goods. */
const repeatServer = (answer: OrderRepeat): HttpHandler[] => [
  mockCall('get', REPEAT, answer),
  ...createBasketServer(
    [],
    answer.lines.flatMap(({ offer }) =>
      offer ? [{ ...oilFilter, ...offer, basketId: offer.articleId }, brakePads, sparkPlugs] : [],
    ),
  ).handlers,
];

export const repeated = (): HttpHandler[] => repeatServer(repeat);

/** Nothing has changed. */
export const unchanged = (): HttpHandler[] => repeatServer({ ...repeat, lines: [first, second, third] });

/** Nobody sells any of it. */
export const nothingLeft = (): HttpHandler[] =>
  repeatServer({
    ...repeat,
    lines: [first, second].map((line) => ({ ...line, outcome: 'unavailable', offer: null, qty: 0 })),
  });

export const longRepeat = (): HttpHandler[] =>
  repeatServer({
    ...repeat,
    lines: lines.map((line) => ({
      ...line,
      offer: offerOf(line, {
        productName: `${line.item.productName} с предварительной фильтрацией, усиленный, для тяжёлых условий эксплуатации`,
        sellerName: 'Общество с ограниченной ответственностью «Торгово-закупочная компания „Автозапчасти“»',
      }),
    })),
  });

/** Another buyer was faster. */
export const overtakenRepeat = (): HttpHandler[] => [
  mockCall('post', ADD, refuse(409, { code: 'not-enough', available: 1 })),
  ...repeated(),
];

export const brokenRepeat = (): HttpHandler[] => [
  mockCall('post', ADD, refuse(500, { code: 'internal' })),
  ...repeated(),
];
export const unknownRepeat = (): HttpHandler[] => [mockCall('get', REPEAT, refuse(404, { code: 'not-found' }))];
export const slowRepeat = (): HttpHandler[] => [mockEndless('get', REPEAT)];
export const failedRepeat = (): HttpHandler[] => [mockCall('get', REPEAT, refuse(500, { code: 'internal' }))];
