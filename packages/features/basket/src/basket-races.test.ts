import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { toAddLine } from './basket-line.ts';
import { readBasket, refreshBasket } from './basket.saga.ts';
import { selectBasketLines, selectNotices, selectQtyInBasket } from './basket.selectors.ts';
import { addToBasket, changeRequested, removeFromBasket } from './basket.slice.ts';
import type { BasketServer } from './mocks/basket-server.ts';
import { brakePads, oilFilter } from './mocks/fixtures.ts';
import { count, isSaved, lineOf, openBasket, server } from './testing/open-basket.ts';

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
