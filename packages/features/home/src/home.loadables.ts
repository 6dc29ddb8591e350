import { unwrap, type GoodList } from '@partshop/api-client';
import { createLoadable, hasItems } from '@partshop/features/core';
import { PAGE_SIZE } from '@partshop/features/search';

/** The best-selling parts, one page at a time; `skip` is the number of cards before it. */
export const topSales = createLoadable<{ skip: number; currency: 'RUB' | 'EUR' }, GoodList>({
  name: 'topSales',
  key: ({ skip, currency }) => `${skip} ${currency}`,
  isShape: hasItems,
  call: (api, { skip, currency }, signal) =>
    unwrap(
      api.GET('/services/catalogs/topsale_json', {
        params: { query: { skip, take: PAGE_SIZE, currencyCode: currency } },
        signal,
      }),
    ),
  max: 4,
});
