import { ORDER_STATUS_DICTIONARY, type OrderStatusCode, type TimelineStep } from '@partshop/api-client/contract';
import type { ItemEvent } from './item-event.ts';

const DAY = 86_400_000;

/** The way of an item without trouble, as far as it can be foretold. */
const WAY = ['new', 'ordered', 'in-transit', 'ready', 'issued'] as const satisfies OrderStatusCode[];

/** The step of the way after which each status comes; requests and ends have none. */
const REACHED: Partial<Record<OrderStatusCode, (typeof WAY)[number]>> = {
  draft: 'new',
  new: 'new',
  'awaiting-payment': 'new',
  paid: 'new',
  ordered: 'ordered',
  'in-transit': 'in-transit',
  arrived: 'in-transit',
  ready: 'ready',
};

/** When an item was promised: days from the order to the point. */
export type Promised = { from: Date; leadDays: number; leadDaysMax: number };

export type ExpectedDays = { expectedFrom: string; expectedTo: string };

/** ISO times between which an item is expected at the point. */
export const expectedDays = ({ from, leadDays, leadDaysMax }: Promised): ExpectedDays => ({
  expectedFrom: new Date(from.getTime() + leadDays * DAY).toISOString(),
  expectedTo: new Date(from.getTime() + leadDaysMax * DAY).toISOString(),
});

/** Whether an item with this status is still on its way to the point. */
export const isOnItsWay = (status: OrderStatusCode): boolean => REACHED[status] !== undefined && status !== 'ready';

/** The steps of an item: its events, then what is expected. Goods of our own stock go through fewer. */
export function timelineOf(events: readonly ItemEvent[], promised: Promised): TimelineStep[] {
  const happened = events.map(({ to, by, reason, at }, index): TimelineStep => ({
    status: to,
    state: index === events.length - 1 && !ORDER_STATUS_DICTIONARY[to].isFinal ? 'current' : 'done',
    at: at.toISOString(),
    expectedFrom: null,
    expectedTo: null,
    by,
    reason,
  }));
  const status = events.at(-1)?.to;
  return [...happened, ...(status === undefined ? [] : stepsAfter(status, promised))];
}

/** What an offer would go through. */
export const timelineOfOffer = (promised: Promised): TimelineStep[] => [
  expected('new', null),
  ...stepsAfter('new', promised),
];

function stepsAfter(status: OrderStatusCode, promised: Promised): TimelineStep[] {
  const reached = REACHED[status];
  if (reached === undefined) return [];
  const isFromStock = promised.leadDaysMax === 0;
  return WAY.slice(WAY.indexOf(reached) + 1)
    .filter((step) => !isFromStock || step === 'ready' || step === 'issued')
    .map((step) => expected(step, step === 'ready' ? expectedDays(promised) : null));
}

const expected = (status: OrderStatusCode, days: ExpectedDays | null): TimelineStep => ({
  status,
  state: 'expected',
  at: null,
  expectedFrom: days?.expectedFrom ?? null,
  expectedTo: days?.expectedTo ?? null,
  by: null,
  reason: '',
});
