import { unwrap } from '@partshop/api-client';
import { createLoadable, type ShopCurrency } from '@partshop/features/core';
import { hasOffers, toShownPage, withoutOffers, type ShownPage } from './shown-page.ts';
import { PAGE_LINES } from './price-pages.ts';
import { OPEN_ALL, writePriceQuery, type PriceQuery } from './price-query.ts';

export type PriceArgs = { catalogKey: string; number: string; query: PriceQuery; currency: ShopCurrency };

/** A page is reused for 30 s without a call, also in its other view; the server caches pages for as long. */
const FRESH_MS = 30_000;

/** Price pages by article, query and currency; the view does not matter. */
export const pricePages = createLoadable<PriceArgs, ShownPage>({
  name: 'price',
  key: ({ catalogKey, number, query, currency }) =>
    `${catalogKey}/${number}${writePriceQuery({ ...query, view: null })} ${currency}`,
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
            ...(query.open.includes(OPEN_ALL) ? {} : { Open: query.open }),
            Skip: (query.page - 1) * PAGE_LINES,
            Take: PAGE_LINES,
          },
          signal,
        }),
      ),
    ),
  max: 6,
  document: { trim: withoutOffers, isWhole: hasOffers },
  freshMs: FRESH_MS,
});
