/**
 * The one status machine of ordered items and of orders (D24): shop, backend and messages read it. Plain data and functions, so that
 * a browser loads no schema.
 */

/** Who changes a status. `system`: the shop itself, such as a payment that arrives. */
export const ORDER_ACTORS = ['client', 'seller', 'admin', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** The colour of a status, a role of the design system: it waits for somebody, moves, went well, ended, or was refused. */
export type OrderStatusTone = 'attention' | 'info' | 'positive' | 'neutral' | 'critical';

export type OrderStatusEntry = {
  id: number;
  /** Its Russian text, which is the key of its translations. */
  label: string;
  tone: OrderStatusTone;
  /** The shop has nothing left to do unless the client asks for something, such as a return. */
  isFinal: boolean;
};

/** The dictionary of statuses by code, in the order in which an item may pass them. Ids are for other systems and never change. */
export const ORDER_STATUS_DICTIONARY = {
  draft: { id: 1, label: 'Черновик', tone: 'neutral', isFinal: false },
  new: { id: 2, label: 'Новый', tone: 'info', isFinal: false },
  'awaiting-payment': { id: 3, label: 'Ожидает оплаты', tone: 'attention', isFinal: false },
  paid: { id: 4, label: 'Оплачен', tone: 'info', isFinal: false },
  ordered: { id: 5, label: 'Заказан у поставщика', tone: 'info', isFinal: false },
  'in-transit': { id: 6, label: 'В пути', tone: 'info', isFinal: false },
  arrived: { id: 7, label: 'Прибыл на склад', tone: 'info', isFinal: false },
  ready: { id: 8, label: 'Готов к выдаче', tone: 'positive', isFinal: false },
  issued: { id: 9, label: 'Выдан', tone: 'positive', isFinal: true },
  'cancel-requested': { id: 10, label: 'Запрошена отмена', tone: 'attention', isFinal: false },
  cancelled: { id: 11, label: 'Отменён', tone: 'neutral', isFinal: true },
  'return-requested': { id: 12, label: 'Запрошен возврат', tone: 'attention', isFinal: false },
  returned: { id: 13, label: 'Возвращён', tone: 'neutral', isFinal: true },
  refused: { id: 14, label: 'Отказ поставщика', tone: 'critical', isFinal: true },
} as const satisfies Record<string, OrderStatusEntry>;

export type OrderStatusCode = keyof typeof ORDER_STATUS_DICTIONARY;

export const ORDER_STATUSES = Object.keys(ORDER_STATUS_DICTIONARY) as [OrderStatusCode, ...OrderStatusCode[]];

/** An allowed change of an item's status, and who may make it. */
export type OrderTransition = {
  to: OrderStatusCode;
  by: readonly OrderActor[];
  /** Only to the status that the item had before the request it is in now. */
  isBack?: true;
};

const STAFF = ['seller', 'admin'] as const;
const PAYER = ['system', 'admin'] as const;
const ANYBODY = ['client', 'seller', 'admin'] as const;

const cancel: OrderTransition = { to: 'cancelled', by: ['client', 'admin', 'system'] };
const refuse: OrderTransition = { to: 'refused', by: STAFF };
const requestCancel: OrderTransition = { to: 'cancel-requested', by: ['client'] };
const back = (to: OrderStatusCode): OrderTransition => ({ to, by: ANYBODY, isBack: true });

/**
 * What may follow each status. An item moves forward and may skip what does not happen to it: goods of our own stock are ready at
 * once. Until it is paid or ordered a client cancels it, later the client asks and the seller answers.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatusCode, readonly OrderTransition[]>> = {
  draft: [{ to: 'new', by: ['client', 'system'] }, cancel],
  new: [
    { to: 'awaiting-payment', by: ['system', ...STAFF] },
    { to: 'paid', by: PAYER },
    { to: 'ordered', by: STAFF },
    { to: 'ready', by: STAFF },
    cancel,
    refuse,
  ],
  'awaiting-payment': [
    { to: 'paid', by: PAYER },
    // It will be paid on receipt.
    { to: 'new', by: ['client', 'admin'] },
    cancel,
    refuse,
  ],
  paid: [{ to: 'ordered', by: STAFF }, { to: 'ready', by: STAFF }, requestCancel, refuse],
  ordered: [{ to: 'in-transit', by: STAFF }, { to: 'arrived', by: STAFF }, requestCancel, refuse],
  'in-transit': [{ to: 'arrived', by: STAFF }, requestCancel, refuse],
  arrived: [{ to: 'ready', by: STAFF }, requestCancel, refuse],
  ready: [
    { to: 'issued', by: STAFF },
    requestCancel,
    // Nobody collected it in time.
    { to: 'cancelled', by: PAYER },
    refuse,
  ],
  issued: [{ to: 'return-requested', by: ['client'] }],
  'cancel-requested': [
    { to: 'cancelled', by: STAFF },
    back('paid'),
    back('ordered'),
    back('in-transit'),
    back('arrived'),
    back('ready'),
  ],
  cancelled: [],
  'return-requested': [{ to: 'returned', by: STAFF }, back('issued')],
  returned: [],
  refused: [],
};

/** A change of status that somebody wants; `before` is the status before the request that the item is in now, if it is in one. */
export type WantedChange = {
  from: OrderStatusCode;
  to: OrderStatusCode;
  by: OrderActor;
  before?: OrderStatusCode | undefined;
};

/** Whether the machine allows a change. */
export function canChangeStatus({ from, to, by, before }: WantedChange): boolean {
  const change = ORDER_TRANSITIONS[from].find((one) => one.to === to);
  return change !== undefined && change.by.includes(by) && (change.isBack === undefined || before === to);
}

/** What a client's wish to cancel leads to now: `cancelled` at once, `cancel-requested`, or nothing. */
export function cancellationOf(from: OrderStatusCode): 'cancelled' | 'cancel-requested' | undefined {
  return (['cancelled', 'cancel-requested'] as const).find((to) => canChangeStatus({ from, to, by: 'client' }));
}

/** Statuses of items that are no longer sold: nothing is paid for them, and their goods went back. */
const UNSOLD: readonly OrderStatusCode[] = ['cancelled', 'returned', 'refused'];

/** Whether an item with this status counts towards what the order costs. */
export const isSold = (status: OrderStatusCode): boolean => !UNSOLD.includes(status);

/** From the least advanced. Nothing is ordered for a client who has yet to pay. */
const PROGRESS = [
  'draft',
  'awaiting-payment',
  'new',
  'paid',
  'ordered',
  'in-transit',
  'arrived',
  'ready',
  'issued',
] as const satisfies OrderStatusCode[];

/** Whether the shop still works on an item or an order with this status, and nobody waits for an answer about it. */
export const isInWork = (status: OrderStatusCode): boolean =>
  status !== 'issued' && PROGRESS.some((known) => known === status);

/** The statuses that say how far the delivery of an order is. */
export const DELIVERY_STATUSES = ['in-transit', 'arrived', 'ready', 'issued'] as const satisfies OrderStatusCode[];
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/**
 * Whether a manager may change a sum of an item or an order with this status. It may rise only while the buyer, who is told of it, can
 * cancel at once; it may fall until the goods are issued: what was paid too much is given back.
 */
export const canChangeSum = (status: OrderStatusCode, { isRise }: { isRise: boolean }): boolean =>
  isInWork(status) && (!isRise || cancellationOf(status) === 'cancelled');

/**
 * The status of an order from those of its items: the least advanced item that still moves; else a request that waits for an answer;
 * else how it ended. An order without items is cancelled.
 */
export function orderStatusOf(items: readonly OrderStatusCode[]): OrderStatusCode {
  const open = PROGRESS.find((status) => items.includes(status));
  // What is issued is done: a request for another item is what the order waits for.
  const waiting = (['cancel-requested', 'return-requested'] as const).find((status) => items.includes(status));
  if (open !== undefined && open !== 'issued') return open;
  if (waiting !== undefined) return waiting;
  if (open !== undefined) return open;
  if (items.includes('returned')) return 'returned';
  return items.length > 0 && items.every((status) => status === 'refused') ? 'refused' : 'cancelled';
}
