import { MAX_BASKET_LINES, MAX_LINE_QTY } from '@partshop/api-client/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeBaskets, type MergedLine } from './merge-baskets.rules.ts';
import { mostOf } from './stock.rules.ts';

const DAY = 86_400_000;
const offer = fc.option(
  fc.record({ quantity: fc.integer({ min: 0, max: 20_000 }), multiplicity: fc.integer({ min: 1, max: 12 }) }),
);
/** Few articles, so that baskets share some; each offer at most once in a basket. */
const basketOf = (firstId: number, maxLength: number) =>
  fc
    .uniqueArray(
      fc.record({
        articleId: fc.integer({ min: 1, max: maxLength * 2 }),
        priceListId: fc.constant(1),
        groupName: fc.constant(''),
        qty: fc.integer({ min: 1, max: MAX_LINE_QTY }),
        comment: fc.constantFrom('', 'mine', 'gift'),
        isPrinted: fc.boolean(),
        inOrder: fc.boolean(),
        addedAt: fc.integer({ min: 0, max: 100 }).map((day) => new Date(day * DAY)),
        offer,
      }),
      { selector: ({ articleId }) => articleId, maxLength },
    )
    .map((lines): MergedLine[] => lines.map((line, index) => ({ id: firstId + index, ...line })));

/** The client's basket after the merge. */
function resultOf(own: MergedLine[], brought: MergedLine[]): MergedLine[] {
  const { changed, moved, dropped } = mergeBaskets(own, brought);
  const changes = new Map(changed.map((one) => [one.id, one]));
  return [...own, ...brought.filter(({ id }) => moved.includes(id))]
    .filter(({ id }) => !dropped.includes(id))
    .map((line) => ({ ...line, ...changes.get(line.id) }));
}

const same = (one: MergedLine) => (other: MergedLine) => one.articleId === other.articleId;

/** The larger quantity; of offers in both baskets at most the whole packs in stock. */
function expectedQty(line: MergedLine, own: MergedLine[], brought: MergedLine[]): number {
  const [mine, theirs] = [own.find(same(line)), brought.find(same(line))];
  const larger = Math.max(mine?.qty ?? 0, theirs?.qty ?? 0);
  const most = mine && theirs?.offer ? mostOf(theirs.offer) : 0;
  return most > 0 ? Math.min(larger, most) : larger;
}

describe('two baskets', () => {
  test('every offer is in the result once, with the larger quantity that the stock allows', () => {
    fc.assert(
      fc.property(basketOf(1, 12), basketOf(1000, 12), (own, brought) => {
        const result = resultOf(own, brought);
        const offers = new Set([...own, ...brought].map(({ articleId }) => articleId));
        expect(new Set(result.map(({ articleId }) => articleId))).toEqual(offers);
        expect(result).toHaveLength(offers.size);
        expect(result.map(({ qty }) => qty)).toEqual(result.map((line) => expectedQty(line, own, brought)));
        // A line that the client already had keeps its id.
        expect(result.map(({ id }) => id)).toEqual(
          result.map((line) => own.find(same(line))?.id ?? brought.find(same(line))?.id),
        );
      }),
    );
  });

  test('merging the result again changes nothing', () => {
    fc.assert(
      fc.property(basketOf(1, 12), (own) => {
        expect(mergeBaskets(own, [])).toEqual({ changed: [], moved: [], dropped: [] });
      }),
    );
  });

  test('of too many lines the newest stay', () => {
    fc.assert(
      fc.property(basketOf(1, MAX_BASKET_LINES), basketOf(10_000, 300), (own, brought) => {
        const result = resultOf(own, brought);
        expect(result.length).toBeLessThanOrEqual(MAX_BASKET_LINES);
        const { dropped } = mergeBaskets(own, brought);
        const oldest = Math.min(...result.map(({ addedAt }) => addedAt.getTime()));
        const gone = [...own, ...brought].filter((line) => dropped.includes(line.id) && !result.some(same(line)));
        for (const { addedAt } of gone) expect(addedAt.getTime()).toBeLessThanOrEqual(oldest);
      }),
      { numRuns: 30 },
    );
  });
});
