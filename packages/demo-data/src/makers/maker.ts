import type { NumberPattern } from './number-pattern.ts';

/** The home region of a car maker; it decides which parts its cars' owners buy. */
export type Origin = 'european' | 'japanese' | 'korean' | 'russian' | 'chinese';

/** The price level of a maker's parts. */
export type PriceTier = 'original' | 'premium' | 'middle' | 'budget';

/**
 * Patterns of part numbers by category (`'brake-pads'`), or by category and variant if the maker's numbers differ
 * (`'brake-pads:rear'`). The digits are random; the form is the maker's real one.
 */
export type NumberTable = Readonly<Record<string, NumberPattern>>;

type MakerBase = {
  /** Id in table `makers`, 1 to 255. Never reuse one: article ids contain it. */
  id: number;
  name: string;
  numbers: NumberTable;
};

/** A maker of parts that fit other makers' cars. */
export type AftermarketMaker = MakerBase & {
  tier: Exclude<PriceTier, 'original'>;
  /** The share of its categories' families that it makes a part for. */
  reach: number;
  /** Origins of the cars that it makes parts for; all by default. */
  serves?: readonly Origin[];
  /** The code `{p}` by car maker, if the maker's numbers contain the car's make. */
  makeCodes?: Readonly<Record<string, string>>;
};

/** A car maker: sells original parts, to whose numbers other makers' parts refer. */
export type CarMaker = MakerBase & {
  /** URL segment, and the key of `makeCodes`. */
  key: string;
  origin: Origin;
  /** Relative to the average car: the price of parts for its cars, original or not. */
  priceFactor: number;
  /** Urls of the vehicle tree's brands whose parts it sells. */
  brands: readonly string[];
  /** The codes `{p}`: of the car's platform, and of petrol and diesel engines. One per group of cars. */
  platforms?: readonly [string, ...string[]];
  petrolEngines?: readonly [string, ...string[]];
  dieselEngines?: readonly [string, ...string[]];
  /** The real code of a series (by its url) or a generation (by a part of its name), where known. */
  knownPlatforms?: Readonly<Record<string, string>>;
  /** The pattern of every category that `numbers` lacks. */
  otherNumbers: NumberPattern;
};
