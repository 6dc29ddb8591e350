import type { OrderStatusCode } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import type { ItemEvent } from './item-event.ts';
import { timelineOf, timelineOfOffer } from './timeline.rules.ts';

const from = new Date('2026-11-20T10:00:00Z');
const promised = { from, leadDays: 2, leadDaysMax: 4 };
const eventsOf = (...statuses: OrderStatusCode[]): ItemEvent[] =>
  statuses.map((to, index) => ({
    itemId: 1,
    from: statuses[index - 1] ?? null,
    to,
    by: 'seller',
    reason: '',
    at: from,
  }));
const brief = (...statuses: OrderStatusCode[]) =>
  timelineOf(eventsOf(...statuses), promised).map(({ status, state }) => `${status} ${state}`);

test.each<[OrderStatusCode[], string[]]>([
  [['new'], ['new current', 'ordered expected', 'in-transit expected', 'ready expected', 'issued expected']],
  [
    ['new', 'awaiting-payment', 'paid'],
    [
      'new done',
      'awaiting-payment done',
      'paid current',
      'ordered expected',
      'in-transit expected',
      'ready expected',
      'issued expected',
    ],
  ],
  [
    ['new', 'ordered', 'arrived'],
    ['new done', 'ordered done', 'arrived current', 'ready expected', 'issued expected'],
  ],
  [
    ['new', 'ready'],
    ['new done', 'ready current', 'issued expected'],
  ],
  [
    ['new', 'ready', 'issued'],
    ['new done', 'ready done', 'issued done'],
  ],
  [
    ['new', 'ordered', 'cancel-requested'],
    ['new done', 'ordered done', 'cancel-requested current'],
  ],
  [
    ['new', 'cancelled'],
    ['new done', 'cancelled done'],
  ],
])('an item that went through %j', (statuses, steps) => {
  expect(brief(...statuses)).toEqual(steps);
});

test('is expected between the days that were promised', () => {
  expect(timelineOf(eventsOf('new', 'ordered'), promised).find(({ status }) => status === 'ready')).toMatchObject({
    at: null,
    expectedFrom: '2026-11-22T10:00:00.000Z',
    expectedTo: '2026-11-24T10:00:00.000Z',
  });
});

test('goods of our own stock are ready at once', () => {
  const steps = timelineOfOffer({ from, leadDays: 0, leadDaysMax: 0 });
  expect(steps.map(({ status }) => status)).toEqual(['new', 'ready', 'issued']);
});
