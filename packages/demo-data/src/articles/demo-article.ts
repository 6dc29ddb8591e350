import type { PartCategory, PartVariant } from '../categories/part-category.ts';
import type { DemoMaker } from '../makers/makers.ts';
import type { VehicleGroup } from '../vehicles/vehicle-groups.ts';

/** Parts that replace each other, before any maker is asked for its own. */
export type PlannedFamily = {
  /** Row of table `part_families`, counted from 1: a smaller catalogue is the beginning of a larger one. */
  id: number;
  /** `'brake-pads/front/skoda/octavia/1z-3rd-gen'`: what the family's random streams are named after. */
  key: string;
  category: PartCategory;
  variant: PartVariant;
  /** Undefined where the part fits any car. */
  group: VehicleGroup | undefined;
};

/** What the offers of an article are made of. */
export type ArticleTrade = {
  /** Roubles, before a seller's margin. */
  price: number;
  /** Wish for offers, relative to the other articles; 0 for none. */
  demand: number;
  /** The median number of pieces in a warehouse. */
  stock: number;
  multiplicity: number;
  /** Exactly so many offers, whatever the demand. */
  offers?: number;
  /** Exactly so many pieces in every offer. */
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
  trade: ArticleTrade;
};

export type DemoFamily = PlannedFamily & { articles: readonly DemoArticle[] };
