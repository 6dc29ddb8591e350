/** §7 Catalogues, and the lists of goods with their filters (§2 `/catalog`, `/in-stock`, `/catalogs`). */
import { z } from '@hono/zod-openapi';
import { CATALOG_MODES } from './catalog-modes.ts';
import { Categories, FacetValue, FoundOrderBy, GoodCard, GoodList } from './catalogue.ts';
import { CurrencyCode, EXTENSION, json, jsonBody, LangQuery, MinorUnits } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { PictureOrNull } from './pictures.ts';

export const CatalogModeCode = z.enum(CATALOG_MODES).openapi('CatalogMode');

/** A catalogue: the goods of a maker. */
export const MakerCatalogue = z
  .object({
    catalogKey: z.string(),
    catalogName: z.string(),
    /** The maker's mark. */
    catalogImage: PictureOrNull,
    /** Its articles on offer: parts, other goods, or both, as asked. */
    goodsCount: z.number().int(),
  })
  .openapi('MakerCatalogue');
export type MakerCatalogue = z.infer<typeof MakerCatalogue>;

const getCatalogs = defineCall({
  method: 'get',
  path: '/services/catalogs/getcatalogs',
  tags: ['goods'],
  effect: 'reads',
  summary: 'The catalogues: makers with goods on offer',
  request: {
    query: LangQuery.extend({
      /** `true`: makers of parts for cars; `false`: makers of goods for any car, such as oils and tools; absent: all. */
      isAutoParts: z.enum(['true', 'false']).optional(),
    }),
  },
  responses: { 200: json(z.array(MakerCatalogue), 'By name.') },
});

/** An attribute of the goods with its values, in their natural order. */
export const GoodsFacet = z
  .object({
    key: z.string(),
    name: z.string(),
    /** Empty if there is none. */
    unit: z.string(),
    values: z.array(FacetValue),
  })
  .openapi('GoodsFacet');
export type GoodsFacet = z.infer<typeof GoodsFacet>;

/** Which list: a page of goods by its URL segment, a mode, or a maker's catalogue by its key. */
export const GoodsListKind = z.enum(['page', 'mode', 'catalog']);
export type GoodsListKind = z.infer<typeof GoodsListKind>;

const Key = z.string().min(1).max(80);
/** One of the values is enough. */
const Values = z.array(z.string().min(1).max(100)).min(1).max(50);

export const GoodsRequest = z
  .object({
    Kind: GoodsListKind,
    Key,
    /** All of these must hold. */
    Facets: z.array(z.object({ Key, Values })).max(20).default([]),
    Categories,
    /** Only these makers, by catalogKey; empty for all. */
    Catalogs: z.array(Key).max(200).default([]),
    /** What the best offer costs at least and at most, in minor units of the currency. */
    PriceFrom: MinorUnits.min(0).max(2_000_000_000).nullable().default(null),
    PriceTo: MinorUnits.min(0).max(2_000_000_000).nullable().default(null),
    /** Only what is in stock near by. */
    InStock: z.boolean().default(false),
    /** D43: 1 what sells best (of `new`: what came last), 2 the cheapest, 3 the soonest. */
    OrderBy: FoundOrderBy.default(1),
    Skip: z.number().int().min(0).max(10_000).default(0),
    Take: z.number().int().min(1).max(100).default(24),
    CurrencyCode: CurrencyCode.default('RUB'),
  })
  .openapi('GoodsRequest');
export type GoodsRequest = z.input<typeof GoodsRequest>;

/** What a card says of an article. */
export const CardAttribute = z
  .object({ key: z.string(), name: z.string(), value: z.string(), unit: z.string() })
  .openapi('CardAttribute');
export type CardAttribute = z.infer<typeof CardAttribute>;

export const FilteredGoods = GoodList.extend({
  items: z.array(GoodCard.extend({ attributes: z.array(CardAttribute) }).openapi('GoodWithAttributes')),
  /** The name and the advice of a page of goods; the maker of a catalogue; empty for a mode, whose name is the shop's. */
  name: z.string(),
  description: z.string(),
  /** Of a catalogue: the maker's mark; of a page: the picture of its goods. */
  image: PictureOrNull,
  /** How many there are without any choice. */
  unfiltered: z.number().int(),
  facets: z.array(GoodsFacet),
  categories: z.array(FacetValue),
  /** At most 100. */
  makers: z.array(FacetValue),
  /** The lowest and the highest price with the other choices; null without goods. */
  price: z.object({ from: MinorUnits, to: MinorUnits }).nullable(),
  /** How many of them are in stock near by. */
  inStock: z.number().int(),
}).openapi('FilteredGoods');
export type FilteredGoods = z.infer<typeof FilteredGoods>;

const filteredGoods = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/catalogs/filteredgoods_json',
  tags: ['goods'],
  effect: 'reads',
  summary: 'Goods on offer of a page, a mode or a maker, narrowed by attributes with counts',
  request: { query: LangQuery, body: jsonBody(GoodsRequest) },
  responses: {
    200: json(FilteredGoods, 'The page of cards, and what the list may be narrowed by.'),
    404: json(CallError, 'No such page, mode or maker.'),
  },
});

/** A page of goods for any car. */
export const GoodsPageLink = z
  .object({
    url: z.string(),
    name: z.string(),
    image: PictureOrNull,
    /** Its articles on offer. */
    goodsCount: z.number().int(),
  })
  .openapi('GoodsPageLink');
export type GoodsPageLink = z.infer<typeof GoodsPageLink>;

const goodsPages = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/catalogs/goodspages_json',
  tags: ['goods'],
  effect: 'reads',
  summary: 'The pages of goods for any car, such as oils and tools',
  request: { query: LangQuery },
  responses: { 200: json(z.array(GoodsPageLink), 'In the order of the catalogue; those without goods are left out.') },
});

export const goodsCalls = { getCatalogs, filteredGoods, goodsPages } as const;
