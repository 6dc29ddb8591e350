import { setupServer } from 'msw/node';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '@partshop/core/testing';
import type { AppStore } from '@partshop/core';
import { toAddLine } from './basket-line.ts';
import { basketWatchers } from './basket-watchers.saga.ts';
import { loadBasket, readBasket, refreshBasket } from './basket.saga.ts';
import {
  selectBasketCount,
  selectBasketLines,
  selectIsSaving,
  selectNotices,
  selectQtyInBasket,
} from './basket.selectors.ts';
import { addToBasket, changeRequested, removeFromBasket, setBasketQty } from './basket.slice.ts';
import { createBasketServer, type BasketServer } from './mocks/basket-server.ts';
import { brakePads, oilFilter, sparkPlugs } from './mocks/fixtures.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const goods = [oilFilter, brakePads, sparkPlugs];

async function open(initial = [oilFilter]) {
  const shop = createBasketServer(initial, goods);
  server.use(...shop.handlers);
  const { store } = createTestApp();
  store.watch('basket', basketWatchers);
  await store.run(loadBasket);
  return { store, shop };
}

const isSaved = (store: AppStore) =>
  vi.waitFor(() => expect(selectIsSaving(store.getState())).toBe(false), { timeout: 3000 });
const count = (store: AppStore) => selectBasketCount(store.getState());

/** Calls of a path go on to the shop only when the given function is called. */
function hold(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const passOn = async () => {
    await promise;
  };
  server.use(http.all(`*${path}`, passOn));
  return resolve;
}

describe('adding to the basket', () => {
  it('shows the line at once, marked as pending, and confirms it by the answer', async () => {
    const { store } = await open();
    const release = hold('/services/basket/add_json');
    store.dispatch(addToBasket({ ...toAddLine(brakePads), qty: 2 }));
    expect(count(store)).toBe(4);
    expect(selectBasketLines(store.getState()).at(-1)).toMatchObject({ catalogFullNumber: 'GDB1330', isPending: true });
    release();
    await isSaved(store);
    expect(selectBasketLines(store.getState()).at(-1)).toMatchObject({ qty: 2, isPending: false });
  });

  it('keeps every one of several additions made at once', async () => {
    const { store, shop } = await open();
    for (const line of [brakePads, sparkPlugs, oilFilter]) store.dispatch(addToBasket(toAddLine(line)));
    expect(count(store)).toBe(9);
    await isSaved(store);
    expect(shop.read().count).toBe(9);
    expect(count(store)).toBe(9);
  });

  it('takes the line back and says how many can be had when there are not enough', async () => {
    const { store } = await open();
    store.dispatch(addToBasket({ ...toAddLine(brakePads), qty: 50 }));
    expect(count(store)).toBe(52);
    await isSaved(store);
    expect(count(store)).toBe(2);
    expect(selectNotices(store.getState())).toMatchObject([
      { kind: 'refused', subject: 'TRW GDB1330', refusal: { code: 'not-enough', count: 3 }, retry: null },
    ]);
  });
});

describe('a change that the network loses', () => {
  it('is taken back with a retry, which makes it', async () => {
    const { store, shop } = await open();
    server.use(http.post('*/services/basket/add_json', () => HttpResponse.error(), { once: true }));
    store.dispatch(addToBasket(toAddLine(brakePads)));
    await isSaved(store);
    expect(count(store)).toBe(2);
    const [notice] = selectNotices(store.getState());
    if (notice?.kind !== 'refused' || !notice.retry) throw new Error('There is no retry');
    expect(notice.refusal.code).toBe('not-saved');
    store.dispatch(changeRequested(notice.retry));
    await isSaved(store);
    expect(shop.read().count).toBe(3);
  });

  it('is confirmed when the server made it and only the answer was lost', async () => {
    const { store, shop } = await open();
    server.use(
      http.post('*/services/basket/add_json', () => {
        shop.change([oilFilter, brakePads]);
        return HttpResponse.error();
      }),
    );
    store.dispatch(addToBasket(toAddLine(brakePads)));
    await isSaved(store);
    expect(selectQtyInBasket(store.getState(), brakePads)).toBe(1);
    expect(selectNotices(store.getState())).toEqual([]);
  });

  it('is not made twice by a retry when the first sending arrived after all', async () => {
    const { store, shop } = await open();
    server.use(
      http.post('*/services/basket/add_json', () => HttpResponse.error(), { once: true }),
      http.get('*/services/basket/items_json', () => HttpResponse.error(), { once: true }),
    );
    store.dispatch(addToBasket(toAddLine(brakePads)));
    await isSaved(store);
    shop.change([oilFilter, brakePads]);
    const [notice] = selectNotices(store.getState());
    if (notice?.kind !== 'refused' || !notice.retry) throw new Error('There is no retry');
    store.dispatch(changeRequested(notice.retry));
    await isSaved(store);
    expect(shop.read().count).toBe(3);
  });
});

describe('a quantity', () => {
  it('is sent once, with the last value, when it is changed in quick succession', async () => {
    const { store, shop } = await open();
    const sent: unknown[] = [];
    server.use(
      http.post(
        '*/services/basket/change/qty_json',
        async ({ request }) => void sent.push(await request.clone().json()),
      ),
    );
    for (const qty of [3, 4, 5]) store.dispatch(setBasketQty(oilFilter.basketId, qty));
    expect(count(store)).toBe(5);
    await isSaved(store);
    expect(sent).toEqual([{ basketId: 1, qty: 5, seenQty: 2 }]);
    expect(shop.read().count).toBe(5);
  });

  it('gives way to the fresh basket when another tab changed the line meanwhile', async () => {
    const { store, shop } = await open();
    shop.change([{ ...oilFilter, qty: 7 }]);
    store.dispatch(setBasketQty(oilFilter.basketId, 3));
    await isSaved(store);
    expect(count(store)).toBe(7);
    expect(selectNotices(store.getState())).toMatchObject([{ refusal: { code: 'basket-changed' } }]);
  });
});

describe('an answer that comes late', () => {
  /** The next reading of the basket is answered with what the server holds now, but only when the given function is called. */
  function holdReading(shop: BasketServer): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const asItWas = shop.read();
    const answerLate = async () => {
      await promise;
      return HttpResponse.json(asItWas);
    };
    server.use(http.get('*/services/basket/items_json', answerLate, { once: true }));
    return resolve;
  }

  it('does not bring a deleted line back', async () => {
    const { store, shop } = await open([oilFilter, brakePads]);
    const release = holdReading(shop);
    const reading = store.run(refreshBasket);
    store.dispatch(removeFromBasket(brakePads.basketId));
    await isSaved(store);
    release();
    await reading;
    expect(selectBasketLines(store.getState()).map(({ basketId }) => basketId)).toEqual([1]);
  });

  it('does not replace what a newer reading told', async () => {
    const { store, shop } = await open();
    const release = holdReading(shop);
    const older = store.run(readBasket);
    shop.change([oilFilter, brakePads]);
    await store.run(readBasket);
    release();
    await older;
    expect(count(store)).toBe(3);
  });
});
