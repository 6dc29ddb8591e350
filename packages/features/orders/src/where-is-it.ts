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
  issued: 'whereIssued',
  'cancel-requested': 'whereCancelRequested',
  cancelled: 'whereCancelled',
  'return-requested': 'whereReturnRequested',
  returned: 'whereReturned',
  refused: 'whereRefused',
} as const satisfies Record<Exclude<OrderStatusCode, 'ready'>, string>;

type Way = Order['delivery']['type'];
type Status = keyof typeof SENTENCES;
export type WhereSentence = (typeof SENTENCES)[Status] | 'whereLate' | `comes-${Way}` | `ready-${Way}`;

const COMING: readonly OrderStatusCode[] = ['new', 'paid', 'ordered', 'in-transit', 'arrived'];

/**
 * The names of the sentences that say where an order is, and when and how it comes to its buyer. One whose promised days are over is
 * late.
 */
export function sentencesOf(
  { status, items, delivery: { type } }: Pick<Order, 'status' | 'items' | 'delivery'>,
  now: Date,
): { names: readonly WhereSentence[]; expected: Expected | null } {
  const expected = expectedOf({ items });
  if (status === 'ready') return { names: [`ready-${type}`], expected };
  const isComing = COMING.includes(status);
  if (isComing && expected !== null && expected.to < new Date(now.getTime() - 86_400_000).toISOString())
    return { names: ['whereLate'], expected };
  const comes = (isComing || status === 'awaiting-payment') && expected !== null;
  return { names: comes ? [SENTENCES[status], `comes-${type}`] : [SENTENCES[status]], expected };
}
