import { ORDER_STATUSES, SELLER_QUEUES } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { deadlineOf, freeUntilOf, queueOf, WAITING } from './seller-deadline.rules.ts';

const since = new Date('2026-11-21T12:00:00Z');
const day = (days: number) => new Date(since.getTime() + days * 86_400_000);
const item = { since, promisedAt: day(5), issuedAt: null };

test('an item waits in one queue at most', () => {
  for (const status of ORDER_STATUSES) {
    const queues = SELLER_QUEUES.filter((queue) => WAITING[queue].includes(status));
    expect([0, 1]).toContain(queues.length);
    expect(queueOf(status)).toBe(queues[0] ?? null);
  }
});

test.each([
  ['new', 1],
  ['paid', 1],
  ['cancel-requested', 1],
  ['return-requested', 10],
  ['ordered', 5],
] as const)('%s waits %i days', (status, days) => {
  expect(deadlineOf({ ...item, status })).toEqual(day(days));
});

test('an item that was accepted on the promised day has a day to be shipped', () => {
  expect(deadlineOf({ ...item, status: 'ordered', promisedAt: since })).toEqual(day(1));
});

test.each(['in-transit', 'ready', 'issued', 'refused', 'cancelled', 'draft'] as const)(
  '%s waits for nothing',
  (status) => {
    expect(deadlineOf({ ...item, status })).toBeNull();
  },
);

test('no reason is needed for a return in the fourteen days after the goods were handed over', () => {
  expect(freeUntilOf({ ...item, status: 'return-requested', issuedAt: day(-3) })).toEqual(day(11));
  expect(freeUntilOf({ ...item, status: 'cancel-requested', issuedAt: day(-3) })).toBeNull();
});
