import { http } from 'msw';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { BasketItem } from '@partshop/api-client';
import type { AppStore } from '@partshop/features/core';
import { createTestApp, memoryStorage } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import type { BasketLine } from '../basket-line.ts';
import { basketWatchers } from '../basket-watchers.saga.ts';
import { loadBasket } from '../basket.saga.ts';
import { selectBasketCount, selectBasketLines, selectIsSaving } from '../basket.selectors.ts';
import { createBasketServer, type BasketServer } from '../mocks/basket-server.ts';
import { brakePads, oilFilter, sparkPlugs } from '../mocks/fixtures.ts';

/** The mock server of the test file that imports this module. */
export const server = setUpMocks();

// Each test is a tab of its own.
beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

/** A visitor's store with a loaded basket and running watchers, and the mock server behind it. */
export async function openBasket(initial = [oilFilter]): Promise<{ store: AppStore; shop: BasketServer }> {
  const shop = createBasketServer(initial, [oilFilter, brakePads, sparkPlugs]);
  server.use(...shop.handlers);
  return { store: await openPage(), shop };
}

/** A page of its own on the mock server. */
export async function openPage(): Promise<AppStore> {
  const { store } = createTestApp();
  store.watch(basketWatchers);
  await store.run(loadBasket);
  return store;
}

export const isSaved = (store: AppStore) =>
  vi.waitFor(() => expect(selectIsSaving(store.getState())).toBe(false), { timeout: 3000 });

export const count = (store: AppStore) => selectBasketCount(store.getState());

export function lineOf(store: AppStore, { basketId }: BasketItem): BasketLine {
  const line = selectBasketLines(store.getState()).find((one) => one.basketId === basketId);
  if (!line) throw new Error('The line is not in the basket');
  return line;
}

/** Holds the calls of a path until the returned function is called. */
export function hold(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const passOn = async () => {
    await promise;
  };
  server.use(http.all(`*${path}`, passOn));
  return resolve;
}
