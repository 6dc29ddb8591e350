import { z } from '@hono/zod-openapi';
import { Currency, CurrencyCode, EXTENSION, Id, IdParam, json, jsonBody, LangQuery, MinorUnits } from './common.ts';
import { type CallPace, defineCall } from './define-call.ts';
import { ArticleNumber, CallError } from './errors.ts';
import { Picture, PictureOrNull } from './pictures.ts';

const SearchText = z.string().trim().min(1).max(200);

/** Groups of §3: 1 requested, 2 maker's replacement, 3 original makers, 4 substitutes. */
const RowGroup = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** One price list's offer of one article. */
export const PriceItem = z
  .object({
    group: RowGroup,
    articleId: Id,
    priceListId: Id,
    catalogKey: z.string(),
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    productName: z.string(),
    price: MinorUnits,
    /** Whole days since the seller sent this price. */
    priceAgeDays: z.number().int().min(0).openapi(EXTENSION),
    /** Pieces in stock at the seller's warehouse; articles with 0 are not listed. */
    quantity: z.number().int().min(0),
    /** Sold in multiples of this. */
    multiplicity: z.number().int().min(1),
    /** Calendar days until the visitor can collect it in their city, or in the warehouse's when they chose none. */
    deliveryDays: z.number().int().min(0),
    deliveryDaysMax: z.number().int().min(0),
    /** Percentage of the warehouse's deliveries that came on time. */
    reliability: z.number().int().min(0).max(100),
    sellerName: z.string(),
    warehouseName: z.string(),
    isReturnable: z.boolean(),
    isDemo: z.boolean(),
  })
  .openapi('PriceItem');
export type PriceItem = z.infer<typeof PriceItem>;

/** A value to narrow a list by. */
export const FacetValue = z
  .object({
    value: z.string(),
    text: z.string(),
    /** How many there are with it, given the choices in all other facets. */
    count: z.number().int(),
    isSelected: z.boolean(),
  })
  .openapi('FacetValue');
export type FacetValue = z.infer<typeof FacetValue>;

/** One of the four groups of §3, of all offers that the filters leave. */
export const OfferGroup = z
  .object({
    group: RowGroup,
    /** The number of its offers. */
    count: z.number().int().min(0),
    /** The name that all its articles have; null if they have several. */
    name: z.string().nullable(),
    /** Null without offers. */
    lowestPrice: MinorUnits.nullable(),
    /** The number of its lines: of its offers and folds that are not hidden in a fold. */
    lines: z.number().int().min(0),
  })
  .openapi('OfferGroup', EXTENSION);
export type OfferGroup = z.infer<typeof OfferGroup>;

/** A line in the place of offers that are folded: those of one number, or all of a group's other numbers. It stays when it is open. */
export const OfferFold = z
  .object({
    group: RowGroup,
    of: z.enum(['offers', 'numbers']),
    /** What `Open` of the request names: the article's id, or `group-4`. */
    key: z.string(),
    /** The number whose offers are folded; empty texts for a fold of numbers. */
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    /** How many offers, or numbers, are folded. */
    count: z.number().int().min(1),
    /** Of the folded offers. */
    lowestPrice: MinorUnits,
    isOpen: z.boolean(),
    /** How many of the response's `items` are before it. */
    at: z.number().int().min(0),
  })
  .openapi('OfferFold', EXTENSION);
export type OfferFold = z.infer<typeof OfferFold>;

export const FilterGroup = z
  .object({
    /** The request parameter that a choice in this group sets. */
    key: z.enum(['Catalogs', 'Categories', 'DeliveryDays', 'Filters']),
    values: z.array(FacetValue),
  })
  .openapi('FilterGroup');
export type FilterGroup = z.infer<typeof FilterGroup>;

/** D43: 1 relevance by row group, 2 price, 3 delivery days by the likely date, 4 reliability, 5 brand. */
export const OrderBy = z.number().int().min(1).max(5);

/** Only these makers, by catalogKey; empty for all. */
const Catalogs = z.array(z.string().max(80)).max(200).default([]);

/** Only these categories, by their URL segments; empty for all. */
export const Categories = z.array(z.string().min(1).max(80)).max(100).default([]);

/** Only what comes within so many days, by the later day. */
const DeliveryDays = z.number().int().min(0).max(365).nullable().default(null);

/**
 * What an offer's terms may be filtered by (O2): at our warehouse within two days; the goods can be returned; pieces are sold one by one,
 * not in packs.
 */
export const OfferFlag = z.enum(['in-stock', 'returnable', 'single']).openapi('OfferFlag');
export type OfferFlag = z.infer<typeof OfferFlag>;

/** §3 current filters. */
export const PriceRequest = z
  .object({
    CatalogKey: z.string().min(1).max(80),
    Number: z.string().trim().min(1).max(80),
    Filters: z.array(OfferFlag).max(10).default([]),
    Catalogs,
    DeliveryDays,
    /** Without it the order that the visitor has chosen for the whole shop. */
    OrderBy: OrderBy.optional(),
    CurrencyCode: CurrencyCode.default('RUB'),
    /**
     * The keys of the folds that are open. Without it nothing is folded: offers come one by one in their order. With it each number's
     * offers stand together, those beyond the first few in a fold, and so do the numbers of a group beyond the fourth.
     */
    Open: z.array(z.string().max(20)).max(50).optional().openapi(EXTENSION),
    /** The number of lines (`items` and `folds`) before those of the response. */
    Skip: z.number().int().min(0).max(1_000_000).default(0).openapi(EXTENSION),
    /** At most so many lines. */
    Take: z.number().int().min(1).max(500).default(500).openapi(EXTENSION),
  })
  .openapi('PriceRequest');

/**
 * Why an offer of the requested number is the best: nobody else offers it; it has the lowest price; or it has the lowest price of
 * those that are in stock near by, though one from afar is cheaper.
 */
export const BestReason = z.enum(['only', 'cheapest', 'cheapest-near']).openapi('BestReason');
export type BestReason = z.infer<typeof BestReason>;

/** What an offer of the requested number stands out by. The fastest is the one that is likely to come first. */
export const PickRole = z.enum(['best', 'cheapest', 'fastest']).openapi('PickRole');
export type PickRole = z.infer<typeof PickRole>;

/** An offer that stands out, by one role or several. */
export const PickedOffer = PriceItem.extend({ roles: z.array(PickRole).min(1) }).openapi('PickedOffer');
export type PickedOffer = z.infer<typeof PickedOffer>;

/** §3 Price page: the head of an article, its filters and its offers. */
export const PricePage = z
  .object({
    articleId: Id,
    /** Of the requested article's best offer; null without offers. */
    priceListId: Id.nullable(),
    catalogKey: z.string(),
    catalogName: z.string(),
    /** The maker's mark. */
    catalogImage: PictureOrNull.openapi(EXTENSION),
    catalogFullNumber: z.string(),
    productName: z.string(),
    clearNumber: z.string(),
    price: MinorUnits.nullable(),
    deliveryDays: z.number().int().nullable(),
    remark: z.string(),
    filterList: z.array(FilterGroup),
    /** The offers among the requested lines, group by group in the order. */
    items: z.array(PriceItem),
    /** The folds among the requested lines. */
    folds: z.array(OfferFold).openapi(EXTENSION),
    /** All four groups. */
    groups: z.array(OfferGroup).length(4).openapi(EXTENSION),
    /** The requested article's best offer, also where the filters hide it, and why it is the best; null without offers. */
    best: z.union([PriceItem.extend({ reason: BestReason }).openapi('BestOffer'), z.null()]).openapi(EXTENSION),
    /** The requested article's best, cheapest and fastest offers (O3), also where the filters hide them; each offer once. */
    picks: z.array(PickedOffer).openapi(EXTENSION),
    /** The maker's pictures first, then the sellers'. */
    images: z.array(Picture),
    /** URL segment of the article's category, which shows the kind of part where there is no picture; null when it has none. */
    categoryUrl: z.string().nullable().openapi(EXTENSION),
    /** A value with a unit is a number, unless it holds several: `60/55`. The unit is empty if there is none. */
    specifications: z.array(
      z.object({ name: z.string(), value: z.union([z.number(), z.string()]), unit: z.string().openapi(EXTENSION) }),
    ),
    /** Up to five of the cars that the article fits, and whether it fits more. */
    cars: z.array(z.object({ brand: z.string(), model: z.string() })).openapi(EXTENSION),
    hasMoreCars: z.boolean().openapi(EXTENSION),
    /** Whether sellers name the cars, and the catalogue knows none. */
    areCarsClaims: z.boolean().openapi(EXTENSION),
    /** The newest numbers of the part; empty for one that nothing replaced (F6). */
    replacedBy: z.array(ArticleNumber).openapi(EXTENSION),
    /** 1 in stock, 2 on order, 3 without offers. */
    statusId: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    currency: Currency,
    /** The order of `items`. */
    orderBy: OrderBy.openapi(EXTENSION),
    /** The number of offers before filtering. */
    totalItems: z.number().int(),
    /** The number of offers that the filters leave. */
    foundItems: z.number().int().openapi(EXTENSION),
    isDemo: z.boolean(),
  })
  .openapi('PricePage');
export type PricePage = z.infer<typeof PricePage>;

/** An article in a list, with its best offer, if any. */
export const GoodCard = z
  .object({
    articleId: Id,
    catalogKey: z.string(),
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    clearNumber: z.string(),
    productName: z.string(),
    image: PictureOrNull,
    /** As in the price page. */
    categoryUrl: z.string().nullable().openapi(EXTENSION),
    offerCount: z.number().int(),
    best: z
      .object({
        priceListId: Id,
        price: MinorUnits,
        deliveryDays: z.number().int(),
        deliveryDaysMax: z.number().int().openapi(EXTENSION),
        quantity: z.number().int(),
        multiplicity: z.number().int(),
      })
      .nullable(),
    isDemo: z.boolean(),
  })
  .openapi('GoodCard');
export type GoodCard = z.infer<typeof GoodCard>;

export const GoodList = z
  .object({ items: z.array(GoodCard), total: z.number().int(), currency: Currency })
  .openapi('GoodList');
export type GoodList = z.infer<typeof GoodList>;

/** An article of each maker that has a number, with the maker's mark. */
export const MakerList = z
  .object({
    items: z.array(GoodCard.extend({ catalogImage: PictureOrNull.openapi(EXTENSION) }).openapi('MakerCard')),
    total: z.number().int(),
    currency: Currency,
  })
  .openapi('MakerList');
export type MakerList = z.infer<typeof MakerList>;

/** D43: 1 what fits best, 2 the cheapest, 3 the soonest. */
export const FoundOrderBy = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Articles that a text finds, and how the text was read. */
export const FoundGoods = GoodList.extend({
  /** How many there are without any choice, those that do not fit the car too. */
  unfiltered: z.number().int(),
  /** What the list may be narrowed by: makers (at most 50), categories, delivery days. */
  filterList: z.array(FilterGroup),
  /** Whether the text is a part of numbers that were found. */
  isByNumber: z.boolean(),
  /** Words left out: no article has them, or not together with the others. */
  dropped: z.array(z.string()),
  /** Words that were misspelt or typed in another keyboard layout. */
  corrected: z.array(z.object({ typed: z.string(), meant: z.string() })),
  /** The car that the text names; it does not narrow the list. */
  car: z.string().nullable(),
  /**
   * Of the car that was asked about: how many articles within the filters are known not to fit it. They come last, or are left out of
   * items, total and counts (`WithoutMisfits`). Null if no car was asked about.
   */
  fit: z.object({ engineId: Id, misfits: z.number().int() }).nullable().openapi(EXTENSION),
}).openapi('FoundGoods');
export type FoundGoods = z.infer<typeof FoundGoods>;

export const SearchSuggestion = z
  .object({
    catalogKey: z.string(),
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    clearNumber: z.string(),
    productName: z.string(),
    articleId: Id.openapi(EXTENSION),
    image: PictureOrNull.openapi(EXTENSION),
    /** As in the price page. */
    categoryUrl: z.string().nullable().openapi(EXTENSION),
    /** The lowest price of its offers; null without offers. */
    price: MinorUnits.nullable().openapi(EXTENSION),
  })
  .openapi('SearchSuggestion');
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;

/** A page about what a text names: a category of goods, or a series or model of cars. */
export const SearchPlace = z
  .object({
    kind: z.enum(['category', 'car']),
    name: z.string(),
    /** Path without the language. */
    link: z.string(),
    /** Whether the whole text is its name; otherwise the text is the beginning of it. */
    isNamed: z.boolean(),
  })
  .openapi('SearchPlace', EXTENSION);
export type SearchPlace = z.infer<typeof SearchPlace>;

export const SearchAnswer = z
  .object({
    /** How the text was interpreted (F2). */
    kind: z.enum(['number', 'text']),
    text: z.string(),
    clearNumber: z.string(),
    /** Exact and prefix matches of a number, or names; at most 10. */
    suggestions: z.array(SearchSuggestion),
    /** Numbers one typo away; offered, never silently used (F8). */
    didYouMean: z.array(SearchSuggestion),
    /** Categories and cars that the text names or begins to name; at most 4. */
    places: z.array(SearchPlace).openapi(EXTENSION),
    /** Words that were misspelt or typed in another keyboard layout; the suggestions are for what was meant. */
    corrected: z.array(z.object({ typed: z.string(), meant: z.string() })).openapi(EXTENSION),
    /** Of the prices. */
    currency: Currency.openapi(EXTENSION),
  })
  .openapi('SearchAnswer');
export type SearchAnswer = z.infer<typeof SearchAnswer>;

const searchGood = defineCall({
  method: 'post',
  path: '/services/search/searchgood_json',
  tags: ['catalogue'],
  effect: 'reads',
  summary: 'The price page of one article: head, filters, offers in four groups',
  request: { query: LangQuery, body: jsonBody(PriceRequest) },
  responses: {
    200: json(PricePage, 'The page.'),
    404: json(CallError, 'No such maker or number.'),
    410: json(CallError, 'The article was removed (`gone`).'),
  },
});

const searchGoodList = defineCall({
  method: 'post',
  path: '/services/search/searchgoodlist_json',
  tags: ['catalogue'],
  effect: 'reads',
  summary: 'The makers that have a part with this number; words beside the number narrow them',
  request: {
    query: LangQuery,
    body: jsonBody(z.object({ Number: SearchText, CurrencyCode: CurrencyCode.default('RUB') })),
  },
  responses: { 200: json(MakerList, 'One card a maker; empty when nobody has the number.') },
});

/** Faster than anybody types, even all people behind one address together. */
const SEARCH_PACE: CallPace = { name: 'search', everyMs: 20, maxWaiting: 50 };

const FoundGoodsRequest = z.object({
  Text: SearchText,
  Skip: z.number().int().min(0).max(10_000).default(0),
  Take: z.number().int().min(1).max(100).default(24),
  Catalogs: Catalogs.openapi(EXTENSION),
  Categories: Categories.openapi(EXTENSION),
  DeliveryDays: DeliveryDays.openapi(EXTENSION),
  OrderBy: FoundOrderBy.default(1).openapi(EXTENSION),
  /** The visitor's car: what fits it comes first, under some condition at least, then what nobody knows the cars of (F3). */
  EngineId: Id.nullable().default(null).openapi(EXTENSION),
  /** Leaves out what is known not to fit the car. */
  WithoutMisfits: z.boolean().default(false).openapi(EXTENSION),
  CurrencyCode: CurrencyCode.default('RUB'),
});
export type FoundGoodsRequest = z.infer<typeof FoundGoodsRequest>;

const getCardGoods = defineCall({
  method: 'post',
  path: '/services/search/getcardgoods_json',
  tags: ['catalogue'],
  effect: 'reads',
  pace: SEARCH_PACE,
  summary: 'Articles whose name or maker matches a text',
  request: {
    query: LangQuery,
    body: jsonBody(FoundGoodsRequest),
  },
  responses: {
    200: json(FoundGoods, 'Best matches first; of very many those that sell best, at most 2,000.'),
  },
});

const searchTips = defineCall({
  method: 'get',
  path: '/api/search/{text}',
  tags: ['catalogue'],
  effect: 'reads',
  pace: SEARCH_PACE,
  summary: 'What a text may mean: suggestions while typing, and near numbers',
  request: {
    query: LangQuery.extend({ currencyCode: CurrencyCode.default('RUB').openapi(EXTENSION) }),
    params: z.object({ text: SearchText }),
  },
  responses: { 200: json(SearchAnswer, 'The answer; empty lists when nothing is near.') },
});

const topSale = defineCall({
  method: 'get',
  path: '/services/catalogs/topsale_json',
  tags: ['catalogue'],
  effect: 'reads',
  summary: 'What sells best, paged',
  request: {
    query: LangQuery.extend({
      skip: z.coerce.number().int().min(0).max(10_000).default(0),
      take: z.coerce.number().int().min(1).max(100).default(24),
      currencyCode: CurrencyCode.default('RUB').openapi(EXTENSION),
    }),
  },
  responses: { 200: json(GoodList, 'The page of cards.') },
});

/** Ids with commas between them. */
const ArticleIds = z.string().regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,11}$/);

const goodsById = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/catalogs/goods_json',
  tags: ['catalogue'],
  effect: 'reads',
  summary: 'Up to twelve articles by their ids, such as those that the visitor has seen',
  request: { query: LangQuery.extend({ ids: ArticleIds, currencyCode: CurrencyCode.default('RUB') }) },
  responses: { 200: json(GoodList, 'In the order of the ids; an id of no article is left out.') },
});

const carGoods = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/catalogs/cargoods_json',
  tags: ['catalogue'],
  effect: 'reads',
  summary: 'Goods of a category, of a car, or of both, that are on offer: what sells best first, paged',
  request: {
    query: LangQuery.extend({
      /** A category, or a parent with all its children. */
      categoryId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
      /** Only what fits this car, under some condition at least; with universal goods if their category is given. */
      engineId: IdParam.optional(),
      /** Words of the names (D6). */
      text: z.string().trim().max(100).default(''),
      skip: z.coerce.number().int().min(0).max(10_000).default(0),
      take: z.coerce.number().int().min(1).max(100).default(24),
      currencyCode: CurrencyCode.default('RUB'),
    }),
  },
  responses: { 200: json(GoodList, 'The page of cards; empty without a category and a car.') },
});

/** A part that can stand in for another. */
export const OemCross = z
  .object({
    articleId: Id,
    catalogKey: z.string(),
    catalogName: z.string(),
    catalogFullNumber: z.string(),
    clearNumber: z.string(),
    productName: z.string(),
    /** `replacement`: the same maker's newer or older number; `original`: a car maker's number; `substitute`: another maker's. */
    relation: z.enum(['replacement', 'original', 'substitute']),
    /** How sure the relation is, of 100: what a maker says is; a substitute of a substitute is less. */
    confidence: z.number().int().openapi(EXTENSION),
    /** Who says so, the most sure first: the maker, a seller or the staff. Empty where a common family or several steps say it. */
    sources: z.array(z.enum(['maker', 'seller', 'staff'])).openapi(EXTENSION),
    /** `newer`: it replaced the article; `older`: the article replaced it; `both`: each can replace the other. */
    direction: z.enum(['newer', 'older', 'both']).openapi(EXTENSION),
  })
  .openapi('OemCross');
export type OemCross = z.infer<typeof OemCross>;

const getOemCross = defineCall({
  method: 'get',
  path: '/services/search/GetOemCross',
  tags: ['catalogue'],
  effect: 'reads',
  summary: 'The numbers that replace an article’s number, in both directions (F6)',
  request: { query: LangQuery.extend({ articleId: IdParam }) },
  responses: {
    200: json(z.array(OemCross), 'Replacements, then originals, then substitutes; at most 500.'),
    404: json(CallError, 'No such article.'),
  },
});

/** How the wiper's arm holds the blade. */
export const WiperConnector = z.enum(['hook', 'push-button', 'pinch-tab', 'side-pin']);

/** The wiper blades of a model. */
export const WiperSizes = z
  .object({
    modelId: Id,
    connector: WiperConnector,
    /** The driver's first; a place without a wiper is left out. */
    blades: z.array(
      z.object({
        place: z.enum(['driver', 'passenger', 'rear']),
        lengthMm: z.number().int(),
        /** Blades of this length on offer, what sells best first; at most six. */
        items: z.array(GoodCard),
      }),
    ),
    currency: Currency,
    isDemo: z.boolean(),
  })
  .openapi('WiperSizes');
export type WiperSizes = z.infer<typeof WiperSizes>;

const wiperSizes = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/catalogs/wipers_json',
  tags: ['catalogue'],
  effect: 'reads',
  summary: 'Lengths and connector of a model’s wiper blades, with blades of these lengths',
  request: { query: LangQuery.extend({ modelId: IdParam, currencyCode: CurrencyCode.default('RUB') }) },
  responses: { 200: json(WiperSizes, 'The sizes.'), 404: json(CallError, 'Nobody knows the sizes of this model.') },
});

/** Articles as both sides of a cross reference name them. */
const CrossedArticle = SearchSuggestion.omit({ image: true, categoryUrl: true, price: true }).openapi('CrossedArticle');

/** Two articles whose cross references contradict each other (F6). */
export const CrossConflict = z
  .object({
    article: CrossedArticle,
    other: CrossedArticle,
    /** `circle`: the article is replaced by itself over some steps; `both-kinds`: the other is its replacement and its substitute. */
    reason: z.enum(['circle', 'both-kinds']),
  })
  .openapi('CrossConflict');
export type CrossConflict = z.infer<typeof CrossConflict>;

const crossConflicts = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/catalogs/crossconflicts_json',
  tags: ['catalogue'],
  access: 'admin',
  effect: 'reads',
  summary: 'Cross references that contradict each other; canSwichUser only',
  request: { query: LangQuery },
  responses: { 200: json(z.array(CrossConflict), 'At most 200.') },
});

export const catalogueCalls = {
  searchGood,
  searchGoodList,
  getCardGoods,
  searchTips,
  topSale,
  goodsById,
  carGoods,
  getOemCross,
  crossConflicts,
  wiperSizes,
} as const;
