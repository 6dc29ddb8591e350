import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MOST_EXTRA_SHARE,
  PARCEL_WORTH,
  planFewerParcels,
  type ParcelLine,
  type ParcelOffer,
} from './fewer-parcels.rules.ts';

const offer = (priceListId: number, price = 100_000, more: Partial<ParcelOffer> = {}): ParcelOffer => ({
  priceListId,
  price,
  quantity: 10,
  multiplicity: 1,
  leadDays: 1,
  leadDaysMax: 3,
  isReturnable: true,
  ...more,
});
const line = (id: number, now: ParcelOffer, ...others: ParcelOffer[]): ParcelLine => ({
  id,
  articleId: id,
  qty: 1,
  now,
  others,
});

describe('fewer parcels come', () => {
  test('when a line goes to a price list that sends one anyway', () => {
    const lines = [line(1, offer(1, 100_000, { leadDaysMax: 5 }), offer(2, 112_000)), line(2, offer(2))];
    expect(planFewerParcels(lines)).toEqual({
      swaps: [{ id: 1, qty: 1, from: lines[0]?.now, to: offer(2, 112_000) }],
      parcels: { before: 2, after: 1 },
      extra: 12_000,
      days: { before: 5, after: 3 },
    });
  });

  test('when several lines go to a price list that none is of', () => {
    const lines = [line(1, offer(1), offer(9)), line(2, offer(2), offer(9)), line(3, offer(3), offer(9), offer(8))];
    expect(planFewerParcels(lines)).toMatchObject({ parcels: { before: 3, after: 1 }, extra: 0 });
  });

  test('in the cheapest of the parcels that come anyway', () => {
    const lines = [line(1, offer(1), offer(2, 110_000), offer(3, 90_000)), line(2, offer(2)), line(3, offer(3))];
    expect(planFewerParcels(lines)).toMatchObject({ swaps: [{ id: 1, to: { priceListId: 3 } }], extra: -10_000 });
  });
});

describe('nothing is offered', () => {
  const here = line(2, offer(2));
  test.each<[string, ParcelLine[]]>([
    ['for no lines', []],
    ['for one parcel', [line(1, offer(1), offer(2)), line(2, offer(1), offer(2))]],
    ['that holds too few pieces', [line(1, offer(1), offer(2, 100_000, { quantity: 0 })), here]],
    ['that is sold in packs of another size', [line(1, offer(1), offer(2, 100_000, { multiplicity: 2 })), here]],
    ['that comes later than everything else', [line(1, offer(1), offer(2, 100_000, { leadDaysMax: 4 })), here]],
    ['that cannot be returned any more', [line(1, offer(1), offer(2, 100_000, { isReturnable: false })), here]],
    ['that costs more than a parcel is worth', [line(1, offer(1, 900_000), offer(2, 900_001 + PARCEL_WORTH)), here]],
    ['that costs much for so few goods', [line(1, offer(1, 100), offer(2, 200)), line(2, offer(2, 100))]],
    [
      'for two lines of one article',
      [{ ...line(1, offer(1), offer(2)), articleId: 7 }, { ...line(3, offer(3), offer(2)), articleId: 7 }, here],
    ],
  ])('%s', (_, lines) => {
    expect(planFewerParcels(lines)).toBeUndefined();
  });
});

const anyOffer: fc.Arbitrary<ParcelOffer> = fc.record({
  priceListId: fc.integer({ min: 1, max: 6 }),
  price: fc.integer({ min: 1000, max: 30_000 }),
  quantity: fc.integer({ min: 0, max: 8 }),
  multiplicity: fc.constantFrom(1, 2, 4),
  leadDays: fc.integer({ min: 0, max: 3 }),
  leadDaysMax: fc.integer({ min: 3, max: 9 }),
  isReturnable: fc.boolean(),
});
const anyLines = fc
  .array(
    fc.record({
      articleId: fc.integer({ min: 1, max: 20 }),
      qty: fc.integer({ min: 1, max: 6 }),
      now: anyOffer,
      others: fc.uniqueArray(anyOffer, { selector: ({ priceListId }) => priceListId, maxLength: 6 }),
    }),
    { maxLength: 12 },
  )
  .map((lines) => lines.map((one, id): ParcelLine => ({ id, ...one })));

test('a plan keeps its promises, whatever is in the basket', () => {
  let plans = 0;
  fc.assert(
    fc.property(anyLines, (lines) => {
      const plan = planFewerParcels(lines);
      if (!plan) return;
      plans += 1;
      const after = lines.map((one) => ({ ...one, to: plan.swaps.find(({ id }) => id === one.id)?.to ?? one.now }));
      const sums = { before: 0, after: 0 };
      for (const { qty, now, to, others } of after) {
        sums.before += now.price * qty;
        sums.after += to.price * qty;
        if (to === now) continue;
        expect(others).toContain(to);
        expect(to.quantity).toBeGreaterThanOrEqual(qty);
        expect(qty % to.multiplicity).toBe(0);
        expect(to.isReturnable || !now.isReturnable).toBe(true);
      }
      expect(plan.parcels.before).toBe(new Set(after.map(({ now }) => now.priceListId)).size);
      expect(plan.parcels.after).toBe(new Set(after.map(({ to }) => to.priceListId)).size);
      expect(plan.parcels.after).toBeLessThan(plan.parcels.before);
      expect(plan.extra).toBe(sums.after - sums.before);
      expect(plan.extra).toBeLessThanOrEqual(sums.before * MOST_EXTRA_SHARE);
      expect(plan.extra).toBeLessThanOrEqual((plan.parcels.before - plan.parcels.after) * PARCEL_WORTH);
      expect(plan.days.before).toBe(Math.max(...after.map(({ now }) => now.leadDaysMax)));
      expect(plan.days.after).toBe(Math.max(...after.map(({ to }) => to.leadDaysMax)));
      expect(plan.days.after).toBeLessThanOrEqual(plan.days.before);
    }),
    { numRuns: 2000 },
  );
  expect(plans).toBeGreaterThan(100);
});

test('500 lines of as many price lists are planned', () => {
  const lines = Array.from({ length: 500 }, (_, id) =>
    line(id, offer(id), ...Array.from({ length: 20 }, (__, nth) => offer((id * 7 + nth * 13) % 600, 100_000 + nth))),
  );
  const plan = planFewerParcels(lines);
  expect(plan?.parcels.after).toBeLessThan(500);
});
