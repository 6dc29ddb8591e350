/** Calls for the basket's promo code (§7). They rethrow the call's error. */
import { unwrap, type Basket } from '@partshop/api-client';
import type { Saga } from '@partshop/features/core';
import { askForBasket, withCurrency } from './basket-calls.saga.ts';

export function* sendPromo(code: string): Saga<Basket> {
  const { query } = yield* withCurrency();
  const params = { query: { ...query, code } };
  return yield* askForBasket((api, signal) => unwrap(api.POST('/services/basket/SetPromoCode', { params, signal })));
}

export function* sendPromoRemoval(code: string): Saga<Basket> {
  const { query } = yield* withCurrency();
  const params = { query: { ...query, code } };
  return yield* askForBasket((api, signal) => unwrap(api.POST('/services/basket/RemovePromoCode', { params, signal })));
}
