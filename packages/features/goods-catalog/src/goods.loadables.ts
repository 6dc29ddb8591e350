import { unwrap, type FilteredGoods, type MakerCatalogue } from '@partshop/api-client';
import { createLoadable, hasItems, isList, type ShopCurrency } from '@partshop/features/core';
import { PAGE_SIZE } from '@partshop/features/search';
import { writeGoodsQuery, type GoodsChoice } from './goods-choice.ts';
import type { GoodsListOf } from './goods-list.ts';

type GoodsArgs = { list: GoodsListOf; choice: GoodsChoice; skip: number; currency: ShopCurrency };

const MINOR = 100;
const toMinor = (units: number | null) => (units === null ? null : units * MINOR);

/** One page of a list of goods with its filters; 404 where there is no such list. */
export const filteredGoods = createLoadable<GoodsArgs, FilteredGoods>({
  name: 'filteredGoods',
  key: ({ list, choice, skip, currency }) => [list.path, skip, currency, writeGoodsQuery(choice)].join(' '),
  isShape: (data) => hasItems(data) && isList(data.facets) && isList(data.makers) && isList(data.categories),
  call: (api, { list, choice, skip, currency }, signal) =>
    unwrap(
      api.POST('/services/catalogs/filteredgoods_json', {
        body: {
          Kind: list.kind,
          Key: list.key,
          Facets: choice.facets.map(({ key, values }) => ({ Key: key, Values: values })),
          Categories: choice.categories,
          Catalogs: choice.catalogs,
          PriceFrom: toMinor(choice.from),
          PriceTo: toMinor(choice.to),
          InStock: choice.isInStock,
          OrderBy: choice.order,
          Skip: skip,
          Take: PAGE_SIZE,
          CurrencyCode: currency,
        },
        signal,
      }),
    ),
  max: 4,
});

/** Which makers: of parts for cars, of goods for any car, or all. */
export type GoodsKind = 'all' | 'parts' | 'other';

const FRESH_MS = 600_000;

/** The makers with goods on offer. */
export const catalogues = createLoadable<{ kind: GoodsKind }, MakerCatalogue[]>({
  name: 'makerCatalogues',
  key: ({ kind }) => kind,
  isShape: isList,
  call: (api, { kind }, signal) => {
    const query = kind === 'all' ? {} : ({ isAutoParts: kind === 'parts' ? 'true' : 'false' } as const);
    return unwrap(api.GET('/services/catalogs/getcatalogs', { params: { query }, signal }));
  },
  max: 3,
  freshMs: FRESH_MS,
});
