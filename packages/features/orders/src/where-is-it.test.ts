import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '@partshop/api-client';
import { order } from '@partshop/features/checkout/mocks';
import { expectedOf, sentenceOf } from './where-is-it.ts';

const soon = new Date('2026-06-15T13:00:00Z');

test.each(ORDER_STATUSES)('an order that is %s says where it is', (status) => {
  expect(sentenceOf({ ...order, status }, soon).name).toMatch(/^where(?!Late)/);
});

test('an order is expected with its slowest item', () => {
  const days = order.items.map(({ deliveryDaysMax }) => deliveryDaysMax);
  const to = new Date(Date.parse(order.createdAt) + Math.max(...days) * 86_400_000).toISOString();
  expect(expectedOf(order)?.to).toBe(to);
  expect(expectedOf({ items: [] })).toBeNull();
});

test('an order is late when its days are over, unless it waits for the buyer', () => {
  const later = new Date('2026-08-01T00:00:00Z');
  expect(sentenceOf(order, later).name).toBe('whereLate');
  expect(sentenceOf({ ...order, status: 'ready' }, later).name).toBe('whereReady');
  expect(sentenceOf({ ...order, status: 'awaiting-payment' }, later).name).toBe('whereAwaiting');
});
