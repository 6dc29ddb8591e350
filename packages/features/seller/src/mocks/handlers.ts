import type { HttpHandler } from 'msw';
import type { SellerItem, SellerOffice, SellerOrder, SellerQueueName } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { seller } from '@partshop/features/layout/mocks';

const OFFICE = '/services/seller/office_json';
const QUEUE = '/services/seller/orders_json/{queue}';

export const currentSeller = seller;

// Storybook's clock is at noon of 15 June 2026, UTC.
const item = (orderItemId: number, values: Partial<SellerItem> = {}): SellerItem => ({
  orderItemId,
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/95',
  clearNumber: 'W71295',
  productName: 'Фильтр масляный',
  qty: 4,
  price: 89_000,
  warehouseName: 'Москва, склад Южный порт',
  status: 'new',
  comment: '',
  reason: '',
  queue: 'new',
  deadline: '2026-06-16T09:30:00.000Z',
  isLate: false,
  promisedAt: '2026-06-18T09:30:00.000Z',
  freeUntil: null,
  ...values,
});
const pads = { catalogKey: 'trw', catalogName: 'TRW', catalogFullNumber: 'GDB1550', clearNumber: 'GDB1550' };

const order = (number: string, items: SellerItem[], values: Partial<SellerOrder> = {}): SellerOrder => ({
  number,
  version: 1,
  createdAt: '2026-06-15T09:30:00.000Z',
  city: 'Москва',
  items,
  ...values,
});

const NEW = [
  order('26-4811-2070', [
    item(1, { comment: 'Нужны из одной партии' }),
    item(2, { ...pads, productName: 'Колодки тормозные, передние', qty: 1, price: 312_000 }),
  ]),
  order('26-4790-1182', [item(3, { qty: 2, deadline: '2026-06-15T08:00:00.000Z', isLate: true })], {
    city: 'Казань',
    createdAt: '2026-06-14T08:00:00.000Z',
  }),
];
const WAITING = [
  order('26-4688-0031', [
    item(4, { status: 'ordered', queue: 'wait', deadline: '2026-06-18T09:30:00.000Z' }),
    item(5, { ...pads, productName: 'Колодки тормозные, передние', status: 'ordered', queue: 'wait' }),
  ]),
];
const REQUESTS = [
  order('26-4502-7716', [
    item(6, {
      status: 'return-requested',
      queue: 'return-request',
      reason: 'Не подошёл по диаметру',
      deadline: '2026-06-24T10:00:00.000Z',
      freeUntil: '2026-06-27T10:00:00.000Z',
    }),
  ]),
  order('26-4601-3345', [item(7, { ...pads, status: 'cancel-requested', queue: 'return-request' })]),
];

export type MockQueues = Record<SellerQueueName, readonly SellerOrder[]>;
const QUEUES: MockQueues = { new: NEW, wait: WAITING, 'return-request': REQUESTS };
const EMPTY: MockQueues = { new: [], wait: [], 'return-request': [] };

const countOf = (orders: readonly SellerOrder[]) => {
  const items = orders.flatMap((one) => one.items);
  const deadlines = items.flatMap(({ deadline, isLate }) => (isLate || deadline === null ? [] : [deadline]));
  const late = items.filter(({ isLate }) => isLate).length;
  return { items: items.length, late, nextDeadline: deadlines.toSorted()[0] ?? null };
};
const officeOf = (queues: MockQueues, values: Partial<SellerOffice> = {}): SellerOffice => ({
  name: 'ООО «Автоопора»',
  queues: {
    new: countOf(queues.new),
    wait: countOf(queues.wait),
    'return-request': countOf(queues['return-request']),
  },
  priceLists: [
    { id: 1, name: 'Москва, склад Южный порт', updatedAt: '2026-06-15T03:00:00.000Z', isStale: false, offers: 48_211 },
    { id: 3, name: 'Санкт-Петербург, Обухово', updatedAt: '2026-06-01T03:00:00.000Z', isStale: true, offers: 12_090 },
  ],
  refusedRows: [{ uploadId: 4, type: 'price', rows: 12 }],
  ...values,
});

type Sent = { OrderNumber: string; OrderItemId?: number; OrderItemIds?: number[]; Items?: { OrderItemId: number }[] };

type SellerServerOptions = {
  isOvertaken?: boolean;
  office?: Partial<SellerOffice>;
  /** As many orders has a page. */
  take?: number;
};

/** A server that keeps the queues of a seller: what was answered leaves its queue. Another person may answer first. */
export function sellerServer(
  first: MockQueues = QUEUES,
  { isOvertaken = false, office = {}, take = 20 }: SellerServerOptions = {},
): HttpHandler[] {
  let queues = first;
  const without = (orders: readonly SellerOrder[], number: string, ids: readonly number[]) =>
    orders.flatMap((one) => {
      if (one.number !== number) return [one];
      const items = one.items.filter(({ orderItemId }) => !ids.includes(orderItemId));
      return items.length === 0 ? [] : [{ ...one, items, version: one.version + 1 }];
    });
  const answered = async (request: Request) => {
    const sent = (await request.json()) as Sent;
    const { OrderItemId, OrderItemIds, Items } = sent;
    const ids = [...(OrderItemId === undefined ? [] : [OrderItemId]), ...(OrderItemIds ?? [])];
    const all = [...ids, ...(Items ?? []).map((one) => one.OrderItemId)];
    const rest = (name: SellerQueueName) => without(queues[name], sent.OrderNumber, all);
    queues = { new: rest('new'), wait: rest('wait'), 'return-request': rest('return-request') };
    const now = order(sent.OrderNumber, []);
    return isOvertaken ? refuse(409, { code: 'order-changed', order: now }) : now;
  };
  return [
    mockCall('get', OFFICE, () => officeOf(queues, office)),
    mockCall('get', QUEUE, (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const all = queues[pathname.split('/').at(-1) as SellerQueueName];
      const page = Math.min(Number(searchParams.get('page') ?? 1), Math.max(1, Math.ceil(all.length / take)));
      return { orders: all.slice((page - 1) * take, page * take), total: all.length, page, take };
    }),
    mockCall('post', '/services/seller/accept_json', answered),
    mockCall('post', '/services/seller/refuse_json', answered),
    mockCall('post', '/services/seller/ship_json', answered),
    mockCall('post', '/services/seller/answer_json', answered),
    mockCall('post', '/services/seller/promise_json', async (request) =>
      order(((await request.json()) as Sent).OrderNumber, []),
    ),
  ];
}

export const emptyQueues = (): HttpHandler[] => sellerServer(EMPTY, { office: { priceLists: [], refusedRows: [] } });
export const overtaken = (): HttpHandler[] => sellerServer(QUEUES, { isOvertaken: true });
export const longTexts = (): HttpHandler[] =>
  sellerServer(
    {
      ...EMPTY,
      new: [
        order('26-4811-2070', [
          item(1, {
            catalogName: 'СверхдлинноеНазваниеПроизводителя'.repeat(2),
            productName: 'Комплект прокладок двигателя с сальниками и болтами головки блока '.repeat(3),
            warehouseName: 'Распределительный центр «Северо-Восточный», корпус 17, '.repeat(2),
            comment: 'оченьдлинныйкомментарий'.repeat(10),
            qty: 9999,
            price: 99_999_999_900,
          }),
        ]),
      ],
    },
    { office: { name: 'Общество с ограниченной ответственностью «Межрегиональная автозапчасть-логистика»' } },
  );
/** As who works in the warehouse sees them. */
export const withoutPrices = (): HttpHandler[] =>
  sellerServer({
    ...EMPTY,
    new: NEW.map((one) => ({ ...one, items: one.items.map((known) => ({ ...known, price: null })) })),
  });
export const queuesSlow = (): HttpHandler[] => [mockEndless('get', QUEUE), ...sellerServer()];
export const queuesFailing = (): HttpHandler[] => [
  mockCall('get', QUEUE, refuse(500, { code: 'internal' })),
  ...sellerServer(),
];
/** Who may sell, and has no seller yet. */
export const noSeller = (): HttpHandler[] => [
  mockCall('get', OFFICE, refuse(404, { code: 'not-found' })),
  mockCall('get', QUEUE, refuse(404, { code: 'not-found' })),
];
/** Each order has a page of its own. */
export const shortPages = (): HttpHandler[] => sellerServer(QUEUES, { take: 1 });
/** Two more pages follow. */
export const manyOrders = (): HttpHandler[] => [
  mockCall('get', QUEUE, { orders: NEW, total: 60, page: 1, take: 20 }),
  ...sellerServer(),
];
