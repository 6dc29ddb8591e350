import type { HttpHandler } from 'msw';
import type { ClientInfo, ManagedOrder, Order, OrderChange, OrderItem } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { order as placed, ORDER_NUMBER } from '@partshop/features/checkout/mocks';
import { admin } from '@partshop/features/layout/mocks';

export const manager: ClientInfo = admin;

/** The new order that an item is moved to. */
export const NEW_NUMBER = '26-5120-4411';

const beside: ManagedOrder = {
  client: { name: 'Автосервис «Гараж 12»', code: 100_482 },
  prices: placed.items.map(({ orderItemId, price }) => ({ orderItemId, price })),
  others: [
    { number: '26-4790-1182', createdAt: '2026-06-14T09:00:00Z', status: 'new' },
    { number: '26-4688-0031', createdAt: '2026-06-11T15:30:00Z', status: 'in-transit' },
  ],
};

const start: Order = { ...placed, isOwn: false };
const [first] = placed.items as [OrderItem, ...OrderItem[]];

const byManager = { by: 'admin', at: '2026-06-16T10:20:00Z' } as const;
const ofItem = (item: OrderItem) => ({
  orderItemId: item.orderItemId,
  catalogName: item.catalogName,
  catalogFullNumber: item.catalogFullNumber,
});

/** A server whose order a manager changes; another manager may change it first. */
function managedServer(initial: Order, { isOvertaken = false } = {}): HttpHandler[] {
  let known = initial;
  const changed = (more: Partial<Order>, change?: OrderChange): Order => {
    known = {
      ...known,
      ...more,
      version: known.version + 1,
      changes: change ? [...known.changes, change] : known.changes,
    };
    return known;
  };
  const overtaken = () => {
    changed({});
    return refuse(409, { code: 'order-changed', order: known });
  };
  return [
    mockCall('get', '/services/cabinet/getorders/{id}', () => known),
    mockCall('get', '/services/orders/manager_json/{id}', beside),
    mockCall('post', '/services/orders/OrderItemsSetPrice', (request) => {
      const { searchParams } = new URL(request.url);
      if (isOvertaken || Number(searchParams.get('version')) !== known.version) return overtaken();
      const id = Number(searchParams.get('orderItemId'));
      const price = Number(searchParams.get('price'));
      const item = known.items.find(({ orderItemId }) => orderItemId === id) ?? first;
      const items = known.items.map((one) => (one === item ? { ...one, price, sum: price * one.qty } : one));
      const total = items.reduce((sum, one) => sum + one.sum, 0);
      const reason = searchParams.get('description') ?? '';
      return changed(
        { items, total, payable: total },
        { kind: 'price', ...ofItem(item), from: item.price, to: price, ...byManager, reason },
      );
    }),
    mockCall('post', '/services/cabinet/OrderMoveItem', async (request) => {
      const { OrderItemId, Description } = (await request.json()) as { OrderItemId: number; Description: string };
      const item = known.items.find(({ orderItemId }) => orderItemId === OrderItemId) ?? first;
      return changed(
        { number: NEW_NUMBER, items: [item], total: item.sum, payable: item.sum },
        {
          kind: 'moved',
          ...ofItem(item),
          fromOrder: ORDER_NUMBER,
          toOrder: NEW_NUMBER,
          ...byManager,
          reason: Description,
        },
      );
    }),
    mockCall('post', '/client/order/SetDeliveryCostAndStatus', async (request) => {
      const { Cost = 0, Description } = (await request.json()) as { Cost?: number; Description: string };
      return changed(
        { delivery: { ...known.delivery, cost: Cost, payable: Cost } },
        { kind: 'delivery-cost', from: known.delivery.cost, to: Cost, ...byManager, reason: Description },
      );
    }),
  ];
}

export const managed = (): HttpHandler[] => managedServer(start);

/** Another manager changed the order while this one looked at it. */
export const managedByAnother = (): HttpHandler[] => managedServer(start, { isOvertaken: true });

/** An order that a manager has changed, with everything that can be. */
export const changedByManager = (): HttpHandler[] => [
  mockCall('get', '/services/cabinet/getorders/{id}', {
    ...placed,
    changes: [
      {
        kind: 'price',
        ...ofItem(first),
        from: first.price + 12_000,
        to: first.price,
        ...byManager,
        reason: 'Скидка за ожидание',
      },
      {
        kind: 'moved',
        ...ofItem(first),
        fromOrder: '26-4790-1182',
        toOrder: ORDER_NUMBER,
        ...byManager,
        reason: '',
      },
      { kind: 'delivery-cost', from: 0, to: 35_000, ...byManager, reason: 'Груз тяжелее, чем мы думали' },
      {
        kind: 'day',
        ...ofItem(first),
        fromDay: '2026-06-18',
        toDay: '2026-06-22',
        by: 'seller',
        at: '2026-06-16T11:40:00Z',
        reason: 'Задержка на складе',
      },
    ],
  } satisfies Order),
];
