import type { SeededRandom } from '../random/seeded-random.ts';
import type { Fuel } from '../vehicles/vehicle-tree.ts';

/** A text in the shop's three complete languages. */
export type LocalisedText = { ru: string; en: string; ar: string };

export type Specification = { name: LocalisedText; value: string };

/**
 * One thing that is sold under a category. Of a car's part: a place on the car (front, left). Of what fits any car: a kind
 * (5W-30 in 4 litres). `names` is the whole name as shown; `key` is unique in the category and part of the family's key.
 */
export type PartVariant = {
  key: string;
  names: LocalisedText;
  /** Added to the category's own. */
  specifications?: readonly Specification[];
  /** Of the category's price; 1 when left out. */
  priceFactor?: number;
  /** What makers write of the kind into their numbers (`{s}`): a length, a capacity, a type. */
  sizeCode?: string;
};

/** By what a family's cars are found: the engine, the car itself, or nothing (oil, lamps, wipers). */
export type PartScope = 'engine' | 'chassis' | 'universal';

export type PartCategory = {
  /** Never changed: it is in addresses of other systems. 74849, 74832 and 74857 are the menu's hidden ones: see own-goods.ts. */
  id: number;
  /** Segment of the address; also the key of the makers' number tables. */
  url: string;
  names: LocalisedText;
  scope: PartScope;
  /** Engines that have such a part; every engine with a combustion chamber when left out. */
  fuels?: readonly Fuel[];
  variants: readonly [PartVariant, ...PartVariant[]];
  /** How many families the category has, relative to the others. */
  share: number;
  /** Roubles of a mid-price maker for an average car: the median and the spread (deviation of the logarithm) among cars. */
  price: number;
  spread: number;
  /** How often it is bought, relative to the others: moves pieces sold and the number of offers. */
  demand: number;
  /** The median number of pieces in a warehouse. */
  stock: number;
  /** Sold in multiples: of how many, and the share of the articles. */
  multiples?: { of: number; share: number };
  specifications: (random: SeededRandom, variant: PartVariant) => readonly Specification[];
  /** The same for a part whose number tells its size, read from the family's specifications: `'6PK1750'`. */
  sizeCode?: (specifications: readonly Specification[]) => string;
  /** What sellers write beside such an article. */
  remarks?: readonly [string, ...string[]];
};

/** A branch of the two-level tree. */
export type PartCategoryGroup = {
  id: number;
  url: string;
  names: LocalisedText;
  categories: readonly PartCategory[];
};
