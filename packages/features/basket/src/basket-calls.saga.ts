import { unwrap, type ApiClient, type Basket } from '@partshop/api-client';
import { callApi, expectShape, hasItems, pickCurrency, type Saga, type ShopCurrency } from '@partshop/features/core';
import type { Offer } from './basket-line.ts';

/** Reads the basket (§7) in the visitor's currency, like all calls of this file. They rethrow the call's error. */
export function* fetchBasket(): Saga<Basket> {
  const params = yield* withCurrency();
  return yield* askForBasket((api, signal) => unwrap(api.GET('/services/basket/items_json', { params, signal })));
}

/** Adds an offer. The server makes calls with the same `requestId` once. */
export function* sendAdd(line: Offer & { qty: number; comment?: string }, requestId?: string): Saga<Basket> {
  const params = yield* withCurrency();
  const { articleId, priceListId, qty, comment = '' } = line;
  const body = { articleId, priceListId, qty, comment, ...(requestId === undefined ? {} : { requestId }) };
  return yield* askForBasket((api, signal) => unwrap(api.POST('/services/basket/add_json', { params, body, signal })));
}

/** Adds offers, all of them or none. The server makes calls with the same `requestId` once. */
export function* sendList(lines: (Offer & { qty: number })[], requestId: string): Saga<Basket> {
  const params = yield* withCurrency();
  const body = { lines: lines.map((line) => ({ ...line, comment: '' })), requestId };
  return yield* askForBasket((api, signal) =>
    unwrap(api.POST('/services/basket/addlist_json', { params, body, signal })),
  );
}

/**
 * Sends a quantity. `seenQty` is the quantity on the page: the server rejects the change if the line has another one. The call
 * outlives its page.
 */
export function* sendQty(basketId: number, qty: number, seenQty: number | undefined): Saga<Basket> {
  const params = yield* withCurrency();
  const body = { basketId, qty, ...(seenQty === undefined ? {} : { seenQty }) };
  return yield* askForBasket((api, signal) =>
    unwrap(api.POST('/services/basket/change/qty_json', { params, body, signal, keepalive: true })),
  );
}

export function* sendDelete(ids: number[]): Saga<Basket> {
  const params = yield* withCurrency();
  return yield* askForBasket((api, signal) =>
    unwrap(api.POST('/services/basket/delete_json', { params, body: { ids }, signal })),
  );
}

export function* sendRestore(ids: number[]): Saga<Basket> {
  const params = yield* withCurrency();
  return yield* askForBasket((api, signal) =>
    unwrap(api.POST('/services/basket/restore_json', { params, body: { ids }, signal })),
  );
}

/** Sends a call that responds with the current basket. */
export function* askForBasket(send: (api: ApiClient, signal: AbortSignal) => Promise<Basket>): Saga<Basket> {
  return expectShape(yield* callApi(send), hasItems);
}

export function* withCurrency(): Saga<{ query: { currencyCode: ShopCurrency } }> {
  return { query: { currencyCode: yield* pickCurrency() } };
}
