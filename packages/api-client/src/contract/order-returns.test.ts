import { describe, expect, test } from 'vitest';
import { returnOf } from './order-returns.ts';

const ISSUED = '2026-11-01T10:00:00.000Z';
const issued = { status: 'issued', isReturnable: true, issuedAt: ISSUED } as const;
const at = (text: string) => new Date(text);

describe('an issued item can be returned', () => {
  test.each([
    ['2026-11-01T10:00:01Z', false],
    ['2026-11-15T10:00:00Z', false],
    ['2026-11-15T10:00:01Z', true],
    ['2027-04-30T10:00:00Z', true],
  ])('at %s, and then needs a reason: %s', (now, needsReason) => {
    expect(returnOf(issued, at(now))).toEqual({
      isAllowed: true,
      needsReason,
      freeUntil: '2026-11-15T10:00:00.000Z',
      until: '2027-04-30T10:00:00.000Z',
    });
  });
});

test.each([
  [{ ...issued, status: 'ready', issuedAt: null }, 'not-issued'],
  [{ ...issued, isReturnable: false }, 'not-returnable'],
  [{ ...issued, status: 'return-requested' }, 'requested'],
  [{ ...issued, status: 'returned' }, 'returned'],
  [{ ...issued, status: 'cancelled', issuedAt: null }, 'not-sold'],
  [{ ...issued, status: 'refused', issuedAt: null }, 'not-sold'],
] as const)('%o cannot be returned: %s', (item, why) => {
  expect(returnOf(item, at('2026-11-02T10:00:00Z'))).toEqual({ isAllowed: false, why });
});

test('nothing can be returned for ever', () => {
  expect(returnOf(issued, at('2027-04-30T10:00:01Z'))).toEqual({ isAllowed: false, why: 'too-late' });
});
