import type { HttpHandler } from 'msw';
import type { ClientInfo, Order, OrderHistory, OrderItem, OrderStatusCode, OrderSummary } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { awaitsPayment, order, ORDER_NUMBER } from '@partshop/features/checkout/mocks';
import { retail } from '@partshop/features/layout/mocks';

export const client: ClientInfo = retail;

const ORDER = '/services/cabinet/getorders/{id}';
const CANCEL = '/services/cabinet/order-item-request-cancel-{id}';
const RETURN = '/services/cabinet/ReturnRequest';
const CHECK = '/services/cabinet/OrderCheckByVinRequest';
const HISTORY = '/services/cabinet/getorderhistory_json';

const [first, second, third] = order.items as [OrderItem, OrderItem, OrderItem];
const nothing = { expectedFrom: null, expectedTo: null, by: null, reason: '' } as const;

/** A day of long ago or of now, whatever day the story runs. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** An item with this status, which it has had since some days. */
function itemIn(item: OrderItem, status: OrderStatusCode, more: Partial<OrderItem> = {}): OrderItem {
  const [placed] = item.timeline;
  return {
    ...item,
    status,
    timeline: [
      ...(placed ? [{ ...placed, state: 'done' as const }] : []),
      { ...nothing, status, state: 'current', at: '2026-06-16T08:30:00Z', by: 'seller' },
      ...item.timeline.slice(2),
    ],
    ...more,
  };
}

const issued = (item: OrderItem, days: number) =>
  itemIn(item, 'issued', {
    issuedAt: daysAgo(days),
    timeline: [
      { ...nothing, status: 'new', state: 'done', at: '2026-06-15T12:00:00Z', by: 'client' },
      { ...nothing, status: 'ready', state: 'done', at: '2026-06-16T08:30:00Z', by: 'seller' },
      { ...nothing, status: 'issued', state: 'done', at: '2026-06-17T09:10:00Z', by: 'seller' },
    ],
  });

/** A server that knows one order and follows the machine for its items. */
function orderServer(start: Order): HttpHandler[] {
  let known = start;
  const change = (id: number, to: OrderStatusCode): Order => {
    known = {
      ...known,
      items: known.items.map((item) =>
        item.orderItemId === id ? itemIn(item, to, { issuedAt: item.issuedAt }) : item,
      ),
    };
    return known;
  };
  return [
    mockCall('get', ORDER, () => known),
    mockCall('post', CANCEL, async (request) => {
      const { IsRemoveRequest } = (await request.json()) as { IsRemoveRequest: boolean };
      const id = Number(/\d+$/.exec(new URL(request.url).pathname)?.[0]);
      const status = known.items.find(({ orderItemId }) => orderItemId === id)?.status;
      return change(id, IsRemoveRequest ? 'ordered' : status === 'new' ? 'cancelled' : 'cancel-requested');
    }),
    mockCall('post', RETURN, async (request) => {
      const { OrderItemId, IsRemoveRequest, Description } = (await request.json()) as {
        OrderItemId: number;
        IsRemoveRequest: boolean;
        Description: string;
      };
      if (start.items[0] === second && Description === '') return refuse(422, { code: 'reason-missing' });
      return change(OrderItemId, IsRemoveRequest ? 'issued' : 'return-requested');
    }),
    mockCall('post', '/services/orders/UpdateOrderRetail', async (request) => {
      const {
        ContactName: contactName,
        ContactEmail: contactEmail,
        Comment: comment,
      } = (await request.json()) as {
        ContactName: string;
        ContactEmail: string;
        Comment: string;
      };
      known = { ...known, contactName, contactEmail, comment, version: known.version + 1 };
      return known;
    }),
    mockCall('post', CHECK, (request) => {
      const vin = new URL(request.url).searchParams.get('vin') ?? '';
      known = { ...known, vinCheck: { vin, at: '2026-06-16T09:00:00Z' } };
      return known;
    }),
  ];
}

export const fresh = (): HttpHandler[] => orderServer(order);

/** Items in different states: on their way, asked to be cancelled, refused. */
export const underWay = (): HttpHandler[] =>
  orderServer({
    ...order,
    status: 'in-transit',
    total: first.sum + second.sum,
    items: [
      itemIn(first, 'in-transit'),
      itemIn(second, 'cancel-requested', {
        timeline: [
          { ...nothing, status: 'new', state: 'done', at: '2026-06-15T12:00:00Z', by: 'client' },
          { ...nothing, status: 'ordered', state: 'done', at: '2026-06-15T15:00:00Z', by: 'seller' },
          {
            ...nothing,
            status: 'cancel-requested',
            state: 'current',
            at: '2026-06-16T08:30:00Z',
            by: 'client',
            reason: 'Нашёл такие же в гараже',
          },
        ],
      }),
      itemIn(third, 'refused'),
    ],
  });

/** Everything was issued: one can be returned freely, one only with a reason, one never. */
export const received = (): HttpHandler[] =>
  orderServer({
    ...order,
    status: 'issued',
    items: [issued(first, 3), issued(second, 40), { ...issued(third, 3), isReturnable: false }],
  });

/** The seller refused a return, took another one, and the shop refunds it. */
export const returned = (): HttpHandler[] =>
  orderServer({
    ...order,
    status: 'issued',
    total: first.sum,
    items: [
      {
        ...issued(first, 3),
        timeline: [
          ...issued(first, 3).timeline,
          { ...nothing, status: 'return-requested', state: 'done', at: '2026-06-18T09:00:00Z', by: 'client' },
          {
            ...nothing,
            status: 'issued',
            state: 'done',
            at: '2026-06-19T10:00:00Z',
            by: 'seller',
            reason: 'На детали следы установки',
          },
        ],
      },
      {
        ...issued(second, 3),
        status: 'returned',
        timeline: [
          ...issued(second, 3).timeline,
          { ...nothing, status: 'returned', state: 'done', at: '2026-06-19T10:00:00Z', by: 'seller' },
        ],
      },
    ],
  });

/** An order that waits for its online payment. */
export const toPay = (): HttpHandler[] =>
  orderServer({
    ...order,
    status: 'awaiting-payment',
    paymentType: 'online',
    payment: awaitsPayment(order.payable),
    items: order.items.map((item) => itemIn(item, 'awaiting-payment')),
  });

/** An order that was paid online, of which a part goes back. */
export const partlyRefunded = (): HttpHandler[] =>
  orderServer({
    ...order,
    status: 'in-transit',
    paymentType: 'online',
    payment: {
      ...awaitsPayment(order.payable),
      state: 'paid',
      isPayable: false,
      payUntil: null,
      refunds: [
        { amount: first.sum, doneAt: '2026-06-16T09:00:00Z' },
        { amount: second.sum, doneAt: null },
      ],
    },
    items: [itemIn(first, 'refused'), itemIn(second, 'cancelled'), itemIn(third, 'in-transit')],
    total: third.sum,
  });

export const longOrder = (): HttpHandler[] =>
  orderServer({
    ...order,
    contactName: 'Константин Константинович Константинопольский-Преображенский',
    company: 'Общество с ограниченной ответственностью «Торгово-закупочная компания „Автозапчасти и сервис“»',
    comment: 'Позвоните за час. Въезд со двора, шлагбаум открывает охрана, скажите ей номер заказа.',
    items: order.items.map((item) => ({
      ...item,
      productName: `${item.productName} с предварительной фильтрацией, усиленный, для тяжёлых условий эксплуатации`,
      comment: 'Если не будет этого производителя, другого не предлагайте',
    })),
  });

/** The item went on while the buyer looked at it. */
export const overtaken = (): HttpHandler[] => [
  mockCall('post', CANCEL, refuse(409, { code: 'status-changed' })),
  ...underWay(),
];

/** The shop began to work on the order while its buyer changed it. */
export const tooLate = (): HttpHandler[] => [
  mockCall('post', '/services/orders/UpdateOrderRetail', refuse(409, { code: 'status-changed', order })),
  ...underWay(),
];

export const brokenAct = (): HttpHandler[] => [mockCall('post', CANCEL, refuse(500, { code: 'internal' })), ...fresh()];
export const unknownOrder = (): HttpHandler[] => [mockCall('get', ORDER, refuse(404, { code: 'not-found' }))];
export const slowOrder = (): HttpHandler[] => [mockEndless('get', ORDER)];
export const failedOrder = (): HttpHandler[] => [mockCall('get', ORDER, refuse(500, { code: 'internal' }))];

const summaryOf = (index: number, status: OrderStatusCode): OrderSummary => ({
  number: index === 0 ? ORDER_NUMBER : `26-4821-${String(1000 + index)}`,
  createdAt: `2026-06-${String(15 - (index % 14)).padStart(2, '0')}T12:00:00Z`,
  status,
  itemCount: index === 0 ? 5 : 2,
  items: order.items.slice(0, index === 0 ? 3 : 2),
  expectedFrom: status === 'in-transit' ? '2026-06-17T12:00:00Z' : null,
  expectedTo: status === 'in-transit' ? '2026-06-19T12:00:00Z' : null,
  total: order.total - index * 11_100,
  payable: order.payable - index * 11_100,
  currency: order.currency,
});

const history: OrderHistory = {
  items: [summaryOf(0, 'in-transit'), summaryOf(1, 'ready'), summaryOf(2, 'issued'), summaryOf(3, 'cancelled')],
  total: 44,
  page: 1,
  take: 20,
  statuses: [
    { status: 'issued', count: 40 },
    { status: 'in-transit', count: 2 },
    { status: 'ready', count: 1 },
    { status: 'cancelled', count: 1 },
  ],
};

/** Forty-four orders; a search finds none. */
export const history44 = (): HttpHandler[] => [
  mockCall('post', HISTORY, async (request) => {
    const { Search } = (await request.json()) as { Search: string };
    return Search === '' ? history : { ...history, items: [], total: 0, statuses: [] };
  }),
];

export const noOrders = (): HttpHandler[] => [
  mockCall('post', HISTORY, { ...history, items: [], total: 0, statuses: [] }),
];
export const slowOrders = (): HttpHandler[] => [mockEndless('post', HISTORY)];
export const failedOrders = (): HttpHandler[] => [mockCall('post', HISTORY, refuse(500, { code: 'internal' }))];
