import type { Specification } from '../categories/part-category.ts';
import type { DemoMaker } from '../makers/makers.ts';
import type { PriceTier } from '../makers/maker.ts';
import { tableKeys } from '../makers/number-tables.ts';
import { randomFor } from '../random/seeded-random.ts';
import type { ArticleTrade, DemoArticle, PlannedFamily } from './demo-article.ts';

/**
 * An article's id encodes its family, its maker and its position among the maker's numbers, so that a new maker changes
 * no other id.
 */
const MAKERS_IN_A_FAMILY = 256;
const NUMBERS_OF_A_MAKER = 8;

/** What the articles of a family have in common; computed once. */
export type FamilyContext = {
  family: PlannedFamily;
  names: string;
  specifications: readonly Specification[];
  specificationsJson: string;
  remark: string;
  /** Keys of the family's number patterns in the makers' tables. */
  tableKeys: readonly string[];
  /** Roubles of a mid-price maker. */
  price: number;
  /** Relative to an average family, which is 1. */
  popularity: number;
};

const CHANCE_OF_A_REMARK = 0.3;

export function describeFamily(family: PlannedFamily): FamilyContext {
  const { category, variant, group } = family;
  const random = randomFor('family', family.key);
  const specifications = [...category.specifications(random, variant), ...(variant.specifications ?? [])];
  const carFactor = group?.carMakers[0].priceFactor ?? 1;
  const price = random.logNormal(category.price * (variant.priceFactor ?? 1) * carFactor, category.spread);
  return {
    family,
    names: JSON.stringify(variant.names),
    specifications,
    specificationsJson: JSON.stringify(specifications),
    remark: category.remarks !== undefined && random.chance(CHANCE_OF_A_REMARK) ? random.pick(category.remarks) : '',
    tableKeys: tableKeys(category, variant),
    price,
    popularity: Math.sqrt(group === undefined ? 1 : Math.min(group.weight, 12) / 2) * random.logNormal(1, 0.4),
  };
}

/** Prices of original parts relative to mid-price ones, by the car's origin. */
const ORIGINAL_FACTOR = { european: 2, japanese: 1.9, korean: 1.65, chinese: 1.3, russian: 1.3 } as const;
const ORIGINAL_FACTOR_FOR_ANY_CAR = 1.3;
const TIER_FACTOR = { premium: 1.3, middle: 0.98, budget: 0.66 } as const;
const MAKER_SPREAD = 0.12;
const SOLD_SPREAD = 1.3;
const DEMAND_SPREAD = 0.8;
const CHANCE_OF_NO_OFFERS = 0.06;
const OLDEST_DAYS = 720;
/** Original parts sell less: most buyers take another maker's. */
const SALES_OF_ORIGINALS = 0.3;
/** The share of trade left to a number that its maker has replaced. */
const TRADE_IN_OLD_NUMBERS = 0.15;

export type ArticleDraft = {
  maker: DemoMaker;
  number: string;
  /** 0 for the maker's first number in the family. */
  position: number;
  replacedBy: number | null;
  trade?: Partial<ArticleTrade>;
  sold?: number;
};

/** The row of one article. Its random values come from its own stream, named after family, maker and position. */
export function describeArticle(context: FamilyContext, draft: ArticleDraft): DemoArticle {
  const { family } = context;
  const { maker, number, position, replacedBy } = draft;
  const { category, group } = family;
  const random = randomFor('article', family.key, maker.name, String(position));
  const remains = replacedBy === null ? 1 : TRADE_IN_OLD_NUMBERS;
  const liveliness = category.demand * context.popularity * remains;
  const price = context.price * priceFactor(maker.tier, family) * random.logNormal(1, MAKER_SPREAD);
  const sales = 2 * liveliness * (maker.isCarMaker ? SALES_OF_ORIGINALS : 1);
  const sold = Math.floor(random.logNormal(sales, SOLD_SPREAD));
  const isOffered = !random.chance(CHANCE_OF_NO_OFFERS);
  const demand = isOffered ? Math.sqrt(liveliness) * random.logNormal(1, DEMAND_SPREAD) : 0;
  const isSoldInMultiples = random.chance(category.multiples?.share ?? 0);
  const addedDaysAgo = random.between(0, OLDEST_DAYS);
  return {
    id: articleId(family, maker, position),
    maker,
    number,
    family,
    replacedBy,
    names: context.names,
    remark: context.remark,
    specifications: context.specificationsJson,
    sold: draft.sold ?? sold,
    addedDaysAgo,
    trade: {
      price,
      demand,
      stock: category.stock * (group === undefined ? 1 : Math.min(1.5, context.popularity)),
      multiplicity: isSoldInMultiples ? (category.multiples?.of ?? 1) : 1,
      ...draft.trade,
    },
  };
}

export function articleId(family: PlannedFamily, maker: DemoMaker, position: number): number {
  if (position >= NUMBERS_OF_A_MAKER || maker.id >= MAKERS_IN_A_FAMILY) throw new Error(`No id for ${family.key}.`);
  return (family.id * MAKERS_IN_A_FAMILY + maker.id) * NUMBERS_OF_A_MAKER + position;
}

function priceFactor(tier: PriceTier, { group }: PlannedFamily): number {
  if (tier !== 'original') return TIER_FACTOR[tier];
  return group === undefined ? ORIGINAL_FACTOR_FOR_ANY_CAR : ORIGINAL_FACTOR[group.carMakers[0].origin];
}
