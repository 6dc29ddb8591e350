import { expect, test } from 'vitest';
import { answerLines } from '@partshop/api-client/mocks/offer-lines';
import { isFold, mergeLines } from './offer-groups.ts';
import { makeOffer } from './mocks/fixtures.ts';

test('folds stand where the response says: after the offers that are shown, before those that they show', () => {
  const offers = [1, 2, 3, 4, 5].map((priceListId) => makeOffer({ priceListId }));
  const substitutes = [7, 7, 7].map((articleId, index) => makeOffer({ group: 4, articleId, priceListId: index }));
  const linesOf = (Open: string[]) => {
    const { items, folds } = answerLines([...offers, ...substitutes], { Open });
    return mergeLines(items, folds).map((line) => (isFold(line) ? `fold of ${line.key}` : line.priceListId));
  };
  expect(linesOf([])).toEqual([1, 2, 3, 'fold of 1001', 0, 'fold of 7']);
  expect(linesOf(['1001'])).toEqual([1, 2, 3, 'fold of 1001', 4, 5, 0, 'fold of 7']);
});
