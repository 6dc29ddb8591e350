import { unwrap } from '@partshop/api-client';
import { createLoadable, type ShopCurrency } from '@partshop/features/core';
import { hasOffers, toShownPage, withoutOffers, type ShownPage } from './shown-page.ts';
import { writePriceQuery, type PriceQuery } from './price-query.ts';

export type PriceArgs = { catalogKey: string; number: string; query: PriceQuery; currency: ShopCurrency };

/** A page is reused for 30 s without a call, also in its other view; the server caches pages for as long. */
const FRESH_MS = 30_000;

/** Price pages by article, filters, order and currency; the view and the folds do not matter. */
export const pricePages = createLoadable<PriceArgs, ShownPage>({
  name: 'price',
  key: ({ catalogKey, number, query, currency }) =>
    `${catalogKey}/${number}${writePriceQuery({ ...query, open: [], view: null })} ${currency}`,
  call: async (api, { catalogKey, number, query, currency }, signal) =>
    toShownPage(
      await unwrap(
        api.POST('/services/search/searchgood_json', {
          body: {
            CatalogKey: catalogKey,
            Number: number,
            Catalogs: query.catalogs,
            DeliveryDays: query.days,
            Filters: query.filters,
            ...(query.order === null ? {} : { OrderBy: query.order }),
            CurrencyCode: currency,
          },
          signal,
        }),
      ),
    ),
  max: 6,
  document: { trim: withoutOffers, isWhole: hasOffers },
  freshMs: FRESH_MS,
});
