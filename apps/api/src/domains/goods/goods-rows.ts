import type { GoodsListKind } from '@partshop/api-client/contract';
import type { FacetCount } from '../catalogue/index.ts';
import type { Names } from '../../platform/values/names.ts';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';

/** Which goods: a page's, all, those in stock, or a maker's. */
export type GoodsScope = { kind: GoodsListKind; key: string };

/** What a visitor narrows a list by. */
export type GoodsChoice = {
  facets: readonly { key: string; values: readonly string[] }[];
  /** URL segments. */
  categories: readonly string[];
  /** Keys of makers. */
  catalogs: readonly string[];
  /** Kopecks. */
  priceFrom: number | null;
  priceTo: number | null;
  inStock: boolean;
  order: 1 | 2 | 3;
  skip: number;
  take: number;
  /** Whose prices. */
  clientType: ClientType;
};

/** A value of an attribute; `names` is null where it is the same in every language. */
export type FacetRow = { key: string; value: string; names: Names | null; count: number };

export type GoodsRows = {
  ids: number[];
  total: number;
  unfiltered: number;
  facets: FacetRow[];
  categories: FacetCount<Names>[];
  makers: FacetCount<string>[];
  /** Kopecks; null without goods. */
  lowest: number | null;
  highest: number | null;
  stocked: number;
};

/** An attribute of a page's goods. */
export type PageAttribute = { key: string; names: Names; units: Names | null; isOnCard: boolean };

/** What the cards of articles say of them, in the order of their page. */
export type CardAttributeRow = {
  articleId: number;
  key: string;
  names: Names;
  units: Names | null;
  value: string;
  valueNames: Names | null;
};
