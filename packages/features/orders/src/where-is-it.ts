import type { Order, OrderStatusCode } from '@partshop/api-client';

/** The days between which everything that is on its way is expected; ISO times. */
export type Expected = { from: string; to: string };

export function expectedOf({ items }: Pick<Order, 'items'>): Expected | null {
  const steps = items.flatMap(({ timeline }) => timeline.filter(({ expectedFrom }) => expectedFrom !== null));
  const latest = (days: (string | null)[]) =>
    days.reduce<string>((max, day) => (day !== null && day > max ? day : max), '');
  const to = latest(steps.map(({ expectedTo }) => expectedTo));
  return to === '' ? null : { from: latest(steps.map(({ expectedFrom }) => expectedFrom)), to };
}

const SENTENCES = {
  draft: 'whereDraft',
  new: 'whereNew',
  'awaiting-payment': 'whereAwaiting',
  paid: 'wherePaid',
  ordered: 'whereOrdered',
  'in-transit': 'whereInTransit',
  arrived: 'whereArrived',
  ready: 'whereReady',
  issued: 'whereIssued',
  'cancel-requested': 'whereCancelRequested',
  cancelled: 'whereCancelled',
  'return-requested': 'whereReturnRequested',
  returned: 'whereReturned',
  refused: 'whereRefused',
} as const satisfies Record<OrderStatusCode, string>;

export type WhereSentence = (typeof SENTENCES)[OrderStatusCode] | 'whereLate';

/** The name of the sentence that says where an order is. One whose promised days are over is late. */
export function sentenceOf(
  order: Pick<Order, 'status' | 'items'>,
  now: Date,
): { name: WhereSentence; expected: Expected | null } {
  const expected = expectedOf(order);
  const isComing = ['new', 'paid', 'ordered', 'in-transit', 'arrived'].includes(order.status);
  const isLate = isComing && expected !== null && expected.to < new Date(now.getTime() - 86_400_000).toISOString();
  return { name: isLate ? 'whereLate' : SENTENCES[order.status], expected };
}
