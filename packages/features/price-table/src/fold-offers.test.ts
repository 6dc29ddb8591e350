import { describe, expect, it } from 'vitest';
import { foldOffers, isFold } from './fold-offers.ts';
import { makeOffer } from './mocks/fixtures.ts';

/** An offer for each article id, one rouble dearer than the offer before. */
const offersOf = (...articleIds: number[]) =>
  articleIds.map((articleId, index) => makeOffer({ articleId, priceListId: index, price: 100 + index * 100 }));

/** Short: an offer is its article and price list, a fold is `+count` from its lowest price. */
const linesOf = (...args: Parameters<typeof foldOffers>) =>
  foldOffers(...args).map((line) =>
    isFold(line)
      ? `${line.isOpen ? '-' : '+'}${line.count} ${line.of} of ${line.key} from ${line.lowestPrice}`
      : `${line.articleId}/${line.priceListId}`,
  );

describe('offers of a group', () => {
  it('show the three first of the requested number and fold the others', () => {
    expect(linesOf(1, offersOf(7, 7, 7, 7, 7), [])).toEqual(['7/0', '7/1', '7/2', '+2 offers of 7 from 400']);
  });

  it('show the first of each other number, the numbers in the order of their first offers', () => {
    expect(linesOf(4, offersOf(7, 8, 7, 8, 7), [])).toEqual(['7/0', '+2 offers of 7 from 300', '8/1', '8/3']);
  });

  it('fold no single offer and no single number: the fold would take its room', () => {
    expect(linesOf(1, offersOf(7, 7, 7, 7), [])).toEqual(['7/0', '7/1', '7/2', '7/3']);
    expect(linesOf(4, offersOf(1, 2, 3, 4, 5), [])).toHaveLength(5);
  });

  it('fold numbers beyond the fourth, with all their offers', () => {
    expect(linesOf(4, offersOf(1, 2, 3, 4, 5, 6, 7, 6), [])).toEqual([
      '1/0',
      '2/1',
      '3/2',
      '4/3',
      '+3 numbers of group-4 from 500',
    ]);
  });

  it('follow an opened fold, which stays in its place', () => {
    expect(linesOf(4, offersOf(7, 7, 7, 8), ['7'])).toEqual(['7/0', '-2 offers of 7 from 200', '7/1', '7/2', '8/3']);
    expect(linesOf(4, offersOf(1, 2, 3, 4, 6, 7, 6, 6), ['group-4', '6']).slice(4)).toEqual([
      '-2 numbers of group-4 from 500',
      '6/4',
      '-2 offers of 6 from 700',
      '6/6',
      '6/7',
      '7/5',
    ]);
  });

  it('stay in the given order where everything is open', () => {
    expect(linesOf(4, offersOf(7, 8, 7), ['all'])).toEqual(['7/0', '8/1', '7/2']);
  });
});
