import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { AppStore } from '@partshop/features/core';
import { toAddLine } from './basket-line.ts';
import { readBasket, refreshBasket } from './basket.saga.ts';
import { selectBasketLines, selectNotices, selectQtyInBasket } from './basket.selectors.ts';
import { addToBasket, changeRequested, noticeDismissed, removeFromBasket, setBasketQty } from './basket.slice.ts';
import type { AddRequest, BasketServer } from './mocks/basket-server.ts';
import { brakePads, oilFilter, sparkPlugs } from './mocks/fixtures.ts';
import { count, isSaved, lineOf, openBasket, openPage, server } from './testing/open-basket.ts';

describe('a change whose request or response is lost', () => {
  it('is taken back with a retry, which makes it', async () => {
    const { store, shop } = await openBasket();
    server.use(http.post('*/services/basket/add_json', () => HttpResponse.error(), { once: true }));
    store.dispatch(addToBasket(toAddLine(brakePads)));
    await isSaved(store);
    expect(count(store)).toBe(2);
    const [notice] = selectNotices(store.getState());
    if (notice?.kind !== 'refused' || !notice.retry) throw new Error('There is no retry');
    expect(notice.refusal.reason).toBe('offline');
    store.dispatch(changeRequested(notice.retry));
    await isSaved(store);
    expect(shop.read().count).toBe(3);
  });

  it('is confirmed when the server made it and only the response was lost', async () => {
    const { store, shop } = await openBasket();
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

  it('is not made twice by a retry when the first request did arrive', async () => {
    const { store, shop } = await openBasket();
    const loseAnswer = async ({ request }: { request: Request }) => {
      shop.add((await request.json()) as AddRequest);
      return HttpResponse.error();
    };
    server.use(
      http.post('*/services/basket/add_json', loseAnswer, { once: true }),
      http.get('*/services/basket/items_json', () => HttpResponse.error(), { once: true }),
    );
    store.dispatch(addToBasket(toAddLine(brakePads)));
    await isSaved(store);
    const [notice] = selectNotices(store.getState());
    if (notice?.kind !== 'refused' || !notice.retry) throw new Error('There is no retry');
    store.dispatch(changeRequested(notice.retry));
    await isSaved(store);
    expect(shop.read().count).toBe(3);
  });
});

describe('a response that comes late', () => {
  /** Holds the next response of the basket until the returned function is called; it then carries the server's state of that moment. */
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
    const { store, shop } = await openBasket([oilFilter, brakePads]);
    const release = holdReading(shop);
    const reading = store.run(refreshBasket);
    store.dispatch(removeFromBasket(lineOf(store, brakePads)));
    await isSaved(store);
    release();
    await reading;
    expect(selectBasketLines(store.getState()).map(({ basketId }) => basketId)).toEqual([1]);
  });

  it('does not replace a newer response', async () => {
    const { store, shop } = await openBasket();
    const release = holdReading(shop);
    const older = store.run(readBasket);
    shop.change([oilFilter, brakePads]);
    await store.run(readBasket);
    release();
    await older;
    expect(count(store)).toBe(3);
  });
});

describe('a page that is left before the answer comes', () => {
  const KEY = 'partshop-basket-changes';

  /** Opens a page, changes its basket, and leaves it while the first change is on its way. */
  async function leave(change: (store: AppStore) => void): Promise<{ shop: BasketServer; request: AddRequest }> {
    const { store, shop } = await openBasket();
    const isAsked = Promise.withResolvers<AddRequest>();
    const neverAnswer = async ({ request }: { request: Request }) => {
      isAsked.resolve((await request.json()) as AddRequest);
      await new Promise<never>(() => undefined);
    };
    server.use(http.post('*/services/basket/add_json', neverAnswer, { once: true }));
    change(store);
    return { shop, request: await isAsked.promise };
  }

  it('leaves its changes to the next page, in their order', async () => {
    const { shop } = await leave((store) => {
      store.dispatch(addToBasket(toAddLine(brakePads)));
      store.dispatch(addToBasket(toAddLine(sparkPlugs)));
      store.dispatch(setBasketQty(oilFilter.basketId, 5));
    });
    const store = await openPage();
    await vi.waitFor(() => expect(count(store)).toBe(10));
    await isSaved(store);
    expect(shop.read().items.map(({ articleId, qty }) => [articleId, qty])).toEqual([
      [oilFilter.articleId, 5],
      [brakePads.articleId, brakePads.qty],
      [sparkPlugs.articleId, sparkPlugs.qty],
    ]);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('leaves nothing that the server made and could not answer', async () => {
    const { shop, request } = await leave((store) => store.dispatch(addToBasket(toAddLine(brakePads))));
    shop.add(request);
    const isAskedAgain = Promise.withResolvers<void>();
    server.use(http.post('*/services/basket/add_json', () => isAskedAgain.resolve()));
    const store = await openPage();
    await isAskedAgain.promise;
    await isSaved(store);
    expect(shop.read().items.map(({ qty }) => qty)).toEqual([oilFilter.qty, brakePads.qty]);
  });

  it('leaves what the browser failed as the page was left', async () => {
    const { store: before, shop } = await openBasket();
    server.use(
      http.post('*/services/basket/add_json', () => HttpResponse.error(), { once: true }),
      http.get('*/services/basket/showusersbasket*', () => HttpResponse.error(), { once: true }),
    );
    before.dispatch(addToBasket(toAddLine(brakePads)));
    await isSaved(before);
    expect(shop.read().count).toBe(oilFilter.qty);
    const store = await openPage();
    await vi.waitFor(() => expect(count(store)).toBe(oilFilter.qty + brakePads.qty));
    await isSaved(store);
    expect(shop.read().count).toBe(oilFilter.qty + brakePads.qty);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('leaves nothing that the visitor has given up', async () => {
    const { store: before } = await openBasket();
    server.use(http.post('*/services/basket/add_json', () => HttpResponse.error(), { once: true }));
    before.dispatch(addToBasket(toAddLine(brakePads)));
    await isSaved(before);
    const [notice] = selectNotices(before.getState());
    before.dispatch(noticeDismissed(notice?.id ?? ''));
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each(['nothing', '{"kind":"add"}', '[null,{"id":"a","kind":"add"},{"id":"b","kind":"delete","ids":["1"]}]'])(
    'leaves alone what anybody else wrote there: %s',
    async (text) => {
      sessionStorage.setItem(KEY, text);
      const { store, shop } = await openBasket();
      await vi.dynamicImportSettled();
      await isSaved(store);
      expect(shop.read().count).toBe(oilFilter.qty);
    },
  );
});
