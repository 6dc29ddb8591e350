import { answer, type PricePage } from '@partshop/api-client';
import { createLoadable } from '@partshop/core';
import { writePriceQuery, type PriceQuery } from './price-query.ts';

export type PriceArgs = { catalogKey: string; number: string; query: PriceQuery; currency: 'RUB' | 'EUR' };

/** Price pages by article, filters and currency; the view changes nothing in them. */
export const pricePages = createLoadable<PriceArgs, PricePage>({
  name: 'price',
  key: ({ catalogKey, number, query, currency }) =>
    `${catalogKey}/${number}${writePriceQuery({ ...query, view: null })} ${currency}`,
  call: (api, { catalogKey, number, query, currency }, signal) =>
    answer(
      api.POST('/services/search/searchgood_json', {
        body: {
          CatalogKey: catalogKey,
          Number: number,
          Catalogs: query.catalogs,
          DeliveryDays: query.days,
          Filters: query.filters,
          OrderBy: query.order,
          CurrencyCode: currency,
        },
        signal,
      }),
    ),
  max: 6,
});
