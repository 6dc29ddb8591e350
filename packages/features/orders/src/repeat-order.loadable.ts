import { unwrap, type OrderRepeat } from '@partshop/api-client';
import { createLoadable, type ShopCurrency } from '@partshop/features/core';

/** What an order would be today (O7), by its number and the currency of its prices. */
export const orderRepeats = createLoadable<{ number: string; currency: ShopCurrency }, OrderRepeat>({
  name: 'order-repeats',
  key: ({ number, currency }) => `${currency}/${number}`,
  isShape: ({ lines }) => Array.isArray(lines),
  call: (api, { number, currency }, signal) =>
    unwrap(
      api.GET('/services/orders/repeat_json/{id}', {
        params: { path: { id: number }, query: { currencyCode: currency } },
        signal,
      }),
    ),
});
