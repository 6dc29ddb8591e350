import { expect, it, vi } from 'vitest';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { toAddLine } from './basket-line.ts';
import { basketWatchers } from './basket-watchers.saga.ts';
import { loadBasket } from './basket.saga.ts';
import { selectBasketCount } from './basket.selectors.ts';
import { addToBasket } from './basket.slice.ts';
import { createBasketServer } from './mocks/basket-server.ts';
import { brakePads, oilFilter } from './mocks/fixtures.ts';

const server = setUpMocks();

async function openTab() {
  const { store } = createTestApp();
  store.watch(basketWatchers);
  await store.run(loadBasket);
  return store;
}

it('shows a change of one tab in the other', async () => {
  server.use(...createBasketServer([oilFilter], [oilFilter, brakePads]).handlers);
  const [one, other] = [await openTab(), await openTab()];
  one.dispatch(addToBasket(toAddLine(brakePads)));
  await vi.waitFor(() => expect(selectBasketCount(other.getState())).toBe(3));
});
