import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoArticle } from './articles/demo-article.ts';
import { landmarkArticles, landmarkOffers } from './articles/landmark-families.ts';
import { createDemoCatalogue } from './demo-catalogue.ts';
import {
  ARTICLE_SOLD_IN_FOURS,
  ARTICLE_WITH_ONE_PIECE,
  ARTICLE_WITHOUT_OFFERS,
  BRAKE_PADS,
  landmarks,
  RICH_ARTICLE,
  RICH_ARTICLE_REPLACEMENT,
  type Landmark,
} from './landmarks.ts';
import { makeOffers, tradedArticle, type DemoOffer } from './offers/make-offers.ts';

let articles: DemoArticle[];
let offers: DemoOffer[];

beforeAll(() => {
  articles = [...createDemoCatalogue().families(landmarkArticles)].flatMap((family) => family.articles);
  offers = [...makeOffers(articles.map(tradedArticle), landmarkOffers)];
});

function find({ maker, makerKey, number }: Landmark): DemoArticle {
  const found = articles.filter((one) => one.maker.key === makerKey && one.number === number);
  expect(found).toHaveLength(1);
  const [article] = found;
  if (article === undefined) throw new Error(`${maker} ${number} is missing.`);
  return article;
}
const offersOf = (landmark: Landmark) => offers.filter(({ articleId }) => articleId === find(landmark).id);

describe('the smallest catalogue', () => {
  test('contains every landmark and nothing else', () => {
    for (const landmark of landmarks) expect(find(landmark).maker.name).toBe(landmark.maker);
    expect(articles).toHaveLength(landmarks.length);
  });

  test('has about a hundred offers around the rich article, in all four groups', () => {
    const rich = find(RICH_ARTICLE);
    const family = articles.filter(({ family: { id } }) => id === rich.family.id);
    const ids = new Set(family.map(({ id }) => id));
    expect(offers.filter(({ articleId }) => ids.has(articleId)).length).toBeGreaterThanOrEqual(95);
    expect(offersOf(RICH_ARTICLE)).toHaveLength(20);
    expect(rich.replacedBy).toBe(find(RICH_ARTICLE_REPLACEMENT).id);
    expect(family.filter(({ maker }) => maker.isCarMaker)).toHaveLength(3);
    expect(family.filter(({ maker }) => !maker.isCarMaker && maker !== rich.maker).length).toBeGreaterThanOrEqual(8);
  });

  test('has an article without offers, which is alone in its family', () => {
    const article = find(ARTICLE_WITHOUT_OFFERS);
    expect(offersOf(ARTICLE_WITHOUT_OFFERS)).toEqual([]);
    expect(articles.filter(({ family }) => family.id === article.family.id)).toEqual([article]);
  });

  test('has spark plugs sold in fours, a headlight with one piece left, and brake pads of a dozen sellers', () => {
    expect(new Set(offersOf(ARTICLE_SOLD_IN_FOURS).map(({ multiplicity }) => multiplicity))).toEqual(new Set([4]));
    expect(offersOf(ARTICLE_SOLD_IN_FOURS).every(({ quantity }) => quantity >= 4)).toBe(true);
    expect(offersOf(ARTICLE_WITH_ONE_PIECE)).toMatchObject([{ quantity: 1, multiplicity: 1 }]);
    expect(offersOf(BRAKE_PADS)).toHaveLength(12);
  });
});
