import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '@partshop/api-client';
import { order } from '@partshop/features/checkout/mocks';
import { expectedOf, sentencesOf } from './where-is-it.ts';

const soon = new Date('2026-06-15T13:00:00Z');

test.each(ORDER_STATUSES)('an order that is %s says where it is', (status) => {
  expect(sentencesOf({ ...order, status }, soon).names[0]).toMatch(/^(where(?!Late)|ready-point)/);
});

test('an order is expected with its slowest item', () => {
  const days = order.items.map(({ deliveryDaysMax }) => deliveryDaysMax);
  const to = new Date(Date.parse(order.createdAt) + Math.max(...days) * 86_400_000).toISOString();
  expect(expectedOf(order)?.to).toBe(to);
  expect(expectedOf({ items: [] })).toBeNull();
});

test('an order is late when its days are over, unless it waits for the buyer', () => {
  const later = new Date('2026-08-01T00:00:00Z');
  expect(sentencesOf(order, later).names).toEqual(['whereLate']);
  expect(sentencesOf({ ...order, status: 'ready' }, later).names).toEqual(['ready-point']);
  expect(sentencesOf({ ...order, status: 'awaiting-payment' }, later).names).toEqual(['whereAwaiting', 'comes-point']);
});

test.each(['point', 'courier', 'cdek-point', 'company'] as const)('an order by %s says how it comes', (type) => {
  const delivered = { ...order, delivery: { ...order.delivery, type } };
  expect(sentencesOf(delivered, soon).names).toEqual(['whereNew', `comes-${type}`]);
  expect(sentencesOf({ ...delivered, status: 'ready' }, soon).names).toEqual([`ready-${type}`]);
  expect(sentencesOf({ ...delivered, status: 'issued' }, soon).names).toEqual(['whereIssued']);
  expect(sentencesOf({ ...delivered, items: [] }, soon).names).toEqual(['whereNew']);
});
