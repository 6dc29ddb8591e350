import { unwrap, type SaleReport } from '@partshop/api-client';
import { createLoadable, type ShopCurrency } from '@partshop/features/core';

/** ISO dates, both included; empty ones are the server's to choose. */
export type Period = { from: string; to: string };

/** The period that the server chooses: a year up to today. */
export const USUAL_PERIOD: Period = { from: '', to: '' };

/** What the client has bought in a period (§7 GetSaleReport). */
export const saleReports = createLoadable<Period & { currency: ShopCurrency }, SaleReport>({
  name: 'sale-reports',
  key: ({ from, to, currency }) => `${from}/${to}/${currency}`,
  isShape: ({ months }) => Array.isArray(months),
  call: (api, { from, to, currency }, signal) =>
    unwrap(
      api.GET('/services/cabinet/GetSaleReport', {
        params: { query: { ...(from && { from }), ...(to && { to }), currencyCode: currency } },
        signal,
      }),
    ),
});
