import type { PartCategory, PartVariant } from '../categories/part-category.ts';
import type { DemoMaker } from '../makers/makers.ts';
import type { VehicleGroup } from '../vehicles/vehicle-groups.ts';

/** Parts that replace each other, planned before any maker's numbers are drawn. */
export type PlannedFamily = {
  /** Id in table `part_families`, counted from 1: a smaller catalogue is the beginning of a larger one. */
  id: number;
  /** `'brake-pads/front/skoda/octavia/1z-3rd-gen'`; names the family's random streams. */
  key: string;
  category: PartCategory;
  variant: PartVariant;
  /** Undefined when the part fits any car. */
  group: VehicleGroup | undefined;
};

/** What an article's offers are generated from. */
export type ArticleTrade = {
  /** Roubles, before a seller's margin. */
  price: number;
  /** Relative demand for offers; 0 for none. */
  demand: number;
  /** The median number of pieces in a warehouse. */
  stock: number;
  multiplicity: number;
  /** Exactly this many offers, whatever the demand. */
  offers?: number;
  /** Exactly this many pieces in every offer. */
  pieces?: number;
};

/** A row of table `articles` (names and specifications as JSON text). */
export type DemoArticle = {
  id: number;
  maker: DemoMaker;
  number: string;
  family: PlannedFamily;
  replacedBy: number | null;
  names: string;
  remark: string;
  specifications: string;
  sold: number;
  /** How long ago it came into the catalogue. */
  addedDaysAgo: number;
  trade: ArticleTrade;
};

export type DemoFamily = PlannedFamily & { articles: readonly DemoArticle[] };
