import { EMPLOYEE_ROLES } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { aboveLimit, leftOf, limitsOf, mayDecide } from './company-accounts.rules.ts';

const NONE = { orderLimit: null, monthLimit: null };

describe('an order', () => {
  test.each([
    { limits: NONE, kopecks: 9_999_999, spent: 9_999_999, above: undefined },
    { limits: { ...NONE, orderLimit: 1000 }, kopecks: 1000, spent: 5000, above: undefined },
    { limits: { ...NONE, orderLimit: 1000 }, kopecks: 1001, spent: 0, above: 'order-limit' },
    { limits: { ...NONE, monthLimit: 1000 }, kopecks: 400, spent: 600, above: undefined },
    { limits: { ...NONE, monthLimit: 1000 }, kopecks: 401, spent: 600, above: 'month-limit' },
    { limits: { ...NONE, monthLimit: 1000 }, kopecks: 1, spent: 2000, above: 'month-limit' },
    { limits: { orderLimit: 500, monthLimit: 600 }, kopecks: 700, spent: 0, above: 'order-limit' },
    { limits: { orderLimit: 0, monthLimit: null }, kopecks: 1, spent: 0, above: 'order-limit' },
  ])('of $kopecks after $spent with $limits is above $above', ({ limits, kopecks, spent, above }) => {
    expect(aboveLimit(limits, { kopecks, spent })).toBe(above);
  });
});

test.each([
  [null, 500, null],
  [1000, 400, 600],
  [1000, 1000, 0],
  [1000, 1500, 0],
])('of a month’s limit of %s, %s spent leaves %s', (limit, spent, left) => {
  expect(leftOf(limit, spent)).toBe(left);
});

test('only buyers have limits', () => {
  const limits = { orderLimit: 1, monthLimit: 2 };
  expect(EMPLOYEE_ROLES.filter((role) => limitsOf(role, limits).orderLimit !== null)).toEqual(['buyer']);
});

test('owners and administrators decide, and nobody about their own order', () => {
  const asked = { clientId: 1 };
  expect(
    (['owner', 'administrator', 'buyer', 'viewer'] as const).filter((role) => mayDecide({ role, clientId: 2 }, asked)),
  ).toEqual(['owner', 'administrator']);
  expect(mayDecide({ role: 'administrator', clientId: 1 }, asked)).toBe(false);
});
