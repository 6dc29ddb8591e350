import type { NumberPattern } from './number-pattern.ts';

/** Where a car maker is at home: what its owners buy, and from whom. */
export type Origin = 'european' | 'japanese' | 'korean' | 'russian' | 'chinese';

/** What a maker's parts cost against others of the same kind. */
export type PriceTier = 'original' | 'premium' | 'middle' | 'budget';

/**
 * Forms of part numbers by category (`'brake-pads'`), or by category and variant where the maker tells them apart
 * (`'brake-pads:rear'`). The digits are drawn; the form is the maker's own.
 */
export type NumberTable = Readonly<Record<string, NumberPattern>>;

type MakerBase = {
  /** Row of table `makers`, 1 to 255, never used again for another: article ids are made of it. */
  id: number;
  name: string;
  numbers: NumberTable;
};

/** A maker of parts that fit other makers' cars. */
export type AftermarketMaker = MakerBase & {
  tier: Exclude<PriceTier, 'original'>;
  /** The share of families in its categories that it has a part for. */
  reach: number;
  /** Cars that it makes parts for; all when left out. */
  serves?: readonly Origin[];
  /** What `{p}` stands for, by car maker, where the number tells the car's make. */
  makeCodes?: Readonly<Record<string, string>>;
};

/** A car maker: sells parts under its own number, which everybody else's parts refer to. */
export type CarMaker = MakerBase & {
  /** Segment of the address, and the key of `makeCodes`. */
  key: string;
  origin: Origin;
  /** Against the average car: what its owners pay for parts, original or not. */
  priceFactor: number;
  /** Brands of the vehicle tree (their urls) whose parts it sells. */
  brands: readonly string[];
  /** Codes that stand for `{p}`: of the car's platform, and of petrol and diesel engines. One per group of cars. */
  platforms?: readonly [string, ...string[]];
  petrolEngines?: readonly [string, ...string[]];
  dieselEngines?: readonly [string, ...string[]];
  /** The code of a series (by its url) or of a generation (by a part of its name), where it is known. */
  knownPlatforms?: Readonly<Record<string, string>>;
  /** For every category that `numbers` does not name. */
  otherNumbers: NumberPattern;
};
