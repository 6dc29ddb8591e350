import { selectCurrentCar } from '@partshop/features/car-selector';
import { unwrap, type Lists } from '@partshop/api-client';
import { callApi, pick, type Saga } from '@partshop/features/core';
import type { ListChange } from './lists.slice.ts';

/** Sends a change with the visitor's car, to which the article is put; it outlives its page. Rethrows the call's error. */
export function* sendChange(change: ListChange): Saga<Lists> {
  const engineId = (yield* pick(selectCurrentCar))?.engineId ?? null;
  const body = { ...change, engineId };
  return yield* callApi((api, signal) =>
    unwrap(api.POST('/services/lists/change_json', { body, signal, keepalive: true })),
  );
}
