import { describe, expect, it, test } from 'vitest';
import {
  canChangeStatus,
  cancellationOf,
  isSold,
  ORDER_ACTORS,
  ORDER_STATUS_DICTIONARY,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  orderStatusOf,
  type OrderStatusCode,
} from './order-status.ts';

describe('the dictionary', () => {
  it('has fourteen statuses, each with its own id and label', () => {
    const entries = Object.values(ORDER_STATUS_DICTIONARY);
    expect(entries).toHaveLength(14);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(14);
    expect(new Set(entries.map(({ label }) => label)).size).toBe(14);
  });

  test.each(ORDER_STATUSES)('%s can be reached, and is left unless it is final', (status) => {
    const isReached = Object.values(ORDER_TRANSITIONS).some((list) => list.some(({ to }) => to === status));
    expect(isReached).toBe(status !== 'draft');
    const isLeft = ORDER_TRANSITIONS[status].length > 0;
    expect(isLeft).toBe(!ORDER_STATUS_DICTIONARY[status].isFinal || status === 'issued');
  });
});

describe('a change of status', () => {
  test.each([
    ['new', 'cancelled', 'client', true],
    ['awaiting-payment', 'cancelled', 'client', true],
    ['ordered', 'cancelled', 'client', false],
    ['ordered', 'cancel-requested', 'client', true],
    ['ordered', 'cancel-requested', 'seller', false],
    ['cancel-requested', 'cancelled', 'client', false],
    ['cancel-requested', 'cancelled', 'seller', true],
    ['new', 'paid', 'client', false],
    ['awaiting-payment', 'paid', 'system', true],
    ['ready', 'issued', 'client', false],
    ['ready', 'issued', 'seller', true],
    ['issued', 'return-requested', 'client', true],
    ['issued', 'cancel-requested', 'client', false],
    ['return-requested', 'returned', 'client', false],
    ['return-requested', 'returned', 'admin', true],
    ['returned', 'issued', 'admin', false],
    ['cancelled', 'new', 'admin', false],
    ['in-transit', 'ordered', 'seller', false],
  ] as const)('%s → %s by the %s: %s', (from, to, by, isAllowed) => {
    expect(canChangeStatus({ from, to, by })).toBe(isAllowed);
  });

  it('out of a request goes only back to where the item was', () => {
    const change = { from: 'cancel-requested', to: 'ready', by: 'seller' } as const;
    expect(canChangeStatus({ ...change, before: 'ready' })).toBe(true);
    expect(canChangeStatus({ ...change, before: 'ordered' })).toBe(false);
    expect(canChangeStatus(change)).toBe(false);
  });

  it('never leads from a status to itself, and nobody makes one that the list does not have', () => {
    for (const from of ORDER_STATUSES) {
      const listed = ORDER_TRANSITIONS[from].map(({ to }) => to);
      expect(listed).not.toContain(from);
      for (const to of ORDER_STATUSES.filter((one) => !listed.includes(one))) {
        for (const by of ORDER_ACTORS) expect(canChangeStatus({ from, to, by, before: to })).toBe(false);
      }
    }
  });

  test.each([
    ['new', 'cancelled'],
    ['awaiting-payment', 'cancelled'],
    ['paid', 'cancel-requested'],
    ['ready', 'cancel-requested'],
    ['issued', undefined],
    ['cancelled', undefined],
  ] as const)('a client who cancels an item that is %s gets: %s', (from, to) => {
    expect(cancellationOf(from)).toBe(to);
  });
});

test.each([
  ['cancelled', false],
  ['refused', false],
  ['returned', false],
  ['return-requested', true],
  ['cancel-requested', true],
  ['issued', true],
] as const)('an item that is %s is paid for: %s', (status, isPaid) => {
  expect(isSold(status)).toBe(isPaid);
});

test.each<[OrderStatusCode[], OrderStatusCode]>([
  [[], 'cancelled'],
  [['new', 'new'], 'new'],
  [['ready', 'in-transit'], 'in-transit'],
  [['new', 'awaiting-payment', 'paid'], 'awaiting-payment'],
  [['issued', 'ready'], 'ready'],
  [['issued', 'cancelled'], 'issued'],
  [['issued', 'returned'], 'issued'],
  [['in-transit', 'cancel-requested'], 'in-transit'],
  [['cancel-requested', 'cancelled'], 'cancel-requested'],
  [['issued', 'return-requested'], 'return-requested'],
  [['cancel-requested', 'return-requested'], 'cancel-requested'],
  [['refused', 'refused'], 'refused'],
  [['refused', 'cancelled'], 'cancelled'],
  [['cancelled', 'returned'], 'returned'],
])('an order of items %j is %s', (items, status) => {
  expect(orderStatusOf(items)).toBe(status);
});
