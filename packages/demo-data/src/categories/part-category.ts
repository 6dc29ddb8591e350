import type { SeededRandom } from '../random/seeded-random.ts';
import type { Fuel } from '../vehicles/vehicle-tree.ts';

/** A text in the shop's three complete languages. */
export type LocalisedText = { ru: string; en: string; ar: string };

export type Specification = { name: LocalisedText; value: number | string | LocalisedText; unit?: LocalisedText };

/**
 * One kind of goods in a category: for a car's part a place on the car (front, left), for universal goods a kind (5W-30
 * in 4 litres). `names` is the full name as shown; `key` is unique in the category and a part of the family's key.
 */
export type PartVariant = {
  key: string;
  names: LocalisedText;
  /** In addition to the category's. */
  specifications?: readonly Specification[];
  /** Relative to the category's price; 1 by default. */
  priceFactor?: number;
  /** The part's size as makers write it into their numbers (`{s}`): a length, a capacity, a type. */
  sizeCode?: string;
};

/** What a family's parts depend on: the engine, the car, or neither (oil, lamps, wipers). */
export type PartScope = 'engine' | 'chassis' | 'universal';

export type PartCategory = {
  /** Must never change: it is in URLs of other systems. The menu hides 74849, 74832 and 74857: see own-goods.ts. */
  id: number;
  /** URL segment; also the key of the makers' number tables. */
  url: string;
  names: LocalisedText;
  scope: PartScope;
  /** Fuels of the engines that have such a part; all combustion engines by default. */
  fuels?: readonly Fuel[];
  variants: readonly [PartVariant, ...PartVariant[]];
  /** The number of the category's families, relative to the others. */
  share: number;
  /**
   * Roubles of a mid-price maker for an average car: the median, and the spread (standard deviation of the logarithm)
   * among cars.
   */
  price: number;
  spread: number;
  /** How often it is bought, relative to the others: affects pieces sold and the number of offers. */
  demand: number;
  /** The median number of pieces in a warehouse. */
  stock: number;
  /** Parts sold in packs: the pack size, and the share of such articles. */
  multiples?: { of: number; share: number };
  specifications: (random: SeededRandom, variant: PartVariant) => readonly Specification[];
  /** The size code of a part whose number contains its size, computed from the family's specifications: `'6PK1750'`. */
  sizeCode?: (specifications: readonly Specification[]) => string;
  /** Sellers' remarks about such articles. */
  remarks?: readonly [string, ...string[]];
};

/** A branch of the two-level tree. */
export type PartCategoryGroup = {
  id: number;
  url: string;
  names: LocalisedText;
  categories: readonly PartCategory[];
};
