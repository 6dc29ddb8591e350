/** Calls that change the basket's offers so that fewer parcels come (O4). They rethrow the call's error. */
import { unwrap, type Basket } from '@partshop/api-client';
import type { Saga } from '@partshop/features/core';
import { askForBasket, withCurrency } from './basket-calls.saga.ts';

/** Takes the offer of this id. */
export function* sendFewerParcels(id: string): Saga<Basket> {
  const params = yield* withCurrency();
  return yield* askForBasket((api, signal) =>
    unwrap(api.POST('/services/basket/fewerparcels_json/take', { params, body: { id }, signal })),
  );
}

export function* sendParcelsUndo(): Saga<Basket> {
  const params = yield* withCurrency();
  return yield* askForBasket((api, signal) =>
    unwrap(api.POST('/services/basket/fewerparcels_json/undo', { params, signal })),
  );
}
