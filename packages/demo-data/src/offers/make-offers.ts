import type { ArticleTrade, DemoArticle } from '../articles/demo-article.ts';
import { partCategoryGroups } from '../categories/part-categories.ts';
import type { Origin } from '../makers/maker.ts';
import { SeededRandom, seedOf } from '../random/seeded-random.ts';
import { demoPriceLists, type DemoPriceList } from './sellers.ts';
import { apportionOffers } from './apportion-offers.ts';

/** A row of table `offers`: price in kopecks; a null leadDays means the price list's. */
export type DemoOffer = {
  articleId: number;
  priceListId: number;
  price: number;
  quantity: number;
  multiplicity: number;
  leadDays: number | null;
};

/** What is kept of an article to generate its offers. */
export type TradedArticle = ArticleTrade & {
  id: number;
  seed: number;
  isOriginal: boolean;
  origin: Origin | undefined;
  categoryGroup: string;
};

const groupOfCategory = new Map(
  partCategoryGroups.flatMap((group) => group.categories.map((category) => [category.id, group.url] as const)),
);

export function tradedArticle({ id, maker, number, family, trade }: DemoArticle): TradedArticle {
  return {
    ...trade,
    id,
    // Depends only on the article itself.
    seed: seedOf(`offers\u0000${maker.name}\u0000${number}`),
    isOriginal: maker.isCarMaker,
    origin: family.group?.carMakers[0].origin,
    categoryGroup: groupOfCategory.get(family.category.id) ?? '',
  };
}

/** Generates exactly `count` offers, in the order of the articles. */
export function* makeOffers(articles: readonly TradedArticle[], count: number): Generator<DemoOffer> {
  const shares = apportionOffers(
    articles.map((article) => ({ ...article, most: mostOffers(article) })),
    count,
  );
  for (const [index, article] of articles.entries()) yield* offersOf(article, shares[index] ?? 0);
}

function offersOf(article: TradedArticle, count: number): DemoOffer[] {
  if (count === 0) return [];
  const random = new SeededRandom(article.seed);
  // Every price list draws its rank and seed, whether chosen or not, so that appending a price list changes no other
  // offer.
  return demoPriceLists
    .map((priceList) => {
      const rank = -Math.log(1 - random.fraction()) / affinity(priceList, article);
      return { priceList, rank, seed: random.between(0, 0x7fff_ffff) };
    })
    .toSorted((one, other) => one.rank - other.rank || one.priceList.id - other.priceList.id)
    .slice(0, count)
    .map(({ priceList, seed }) => offer(article, priceList, new SeededRandom(seed)));
}

/** Even common parts are sold out in some warehouses. */
const SHARE_OF_WAREHOUSES = 0.85;
/** Below this affinity a warehouse has the article only by chance. */
const SUITABLE = 0.15;

function mostOffers(article: TradedArticle): number {
  const suitable = demoPriceLists.filter((priceList) => affinity(priceList, article) >= SUITABLE).length;
  return Math.ceil(suitable * SHARE_OF_WAREHOUSES);
}

/** How well the article suits the warehouse, always above 0. */
function affinity({ stock }: DemoPriceList, { isOriginal, origin, categoryGroup }: TradedArticle): number {
  const ofOrigin = origin === undefined ? 1 : (stock.origins?.[origin] ?? 1);
  const ofCategory = stock.categories?.[categoryGroup] ?? 1;
  return Math.max(1e-6, stock.breadth * ofOrigin * ofCategory * (isOriginal ? stock.originals : 1));
}

const PRICE_SPREAD = 0.05;
const QUANTITY_SPREAD = 0.8;
const MAX_QUANTITY = 500;
const CHANCE_OF_OWN_DAYS = 0.06;
const KOPECKS = 100;

function offer(article: TradedArticle, { id, leadDays, stock }: DemoPriceList, random: SeededRandom): DemoOffer {
  const roubles = random.logNormal(article.price * stock.margin, PRICE_SPREAD);
  const price = Math.max(stock.rounding, Math.round((roubles * KOPECKS) / stock.rounding) * stock.rounding);
  const median = article.stock * stock.depth * (article.isOriginal ? 0.5 : 1);
  const pieces = Math.ceil(random.logNormal(median, QUANTITY_SPREAD));
  const quantity = article.pieces ?? Math.min(MAX_QUANTITY, Math.max(article.multiplicity, pieces));
  const hasOwnDays = random.chance(CHANCE_OF_OWN_DAYS);
  return {
    articleId: article.id,
    priceListId: id,
    price,
    quantity,
    multiplicity: article.multiplicity,
    leadDays: hasOwnDays ? leadDays[1] + 1 : null,
  };
}
