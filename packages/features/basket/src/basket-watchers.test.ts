import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { dataOutdated } from '@partshop/features/core';
import { offerKey, toAddLine } from './basket-line.ts';
import { selectBasketLines, selectNotices, selectOffersBeingAdded } from './basket.selectors.ts';
import { addToBasket, removeFromBasket, restoreToBasket, setBasketQty } from './basket.slice.ts';
import { brakePads, oilFilter, sparkPlugs } from './mocks/fixtures.ts';
import { count, hold, isSaved, lineOf, openBasket, server } from './testing/open-basket.ts';

it('is read again when what the server said is outdated, such as its delivery times', async () => {
  const { store, shop } = await openBasket();
  const before = lineOf(store, oilFilter).deliveryDays;
  shop.change(shop.read().items.map((item) => ({ ...item, deliveryDays: before + 3 })));
  store.dispatch(dataOutdated());
  await vi.waitFor(() => expect(lineOf(store, oilFilter).deliveryDays).toBe(before + 3));
});

describe('adding to the basket', () => {
  it('shows the line at once, marked as pending, and confirms it by the response', async () => {
    const { store } = await openBasket();
    const release = hold('/services/basket/add_json');
    store.dispatch(addToBasket({ ...toAddLine(brakePads), qty: 2 }));
    expect(count(store)).toBe(4);
    expect(selectBasketLines(store.getState()).at(-1)).toMatchObject({ catalogFullNumber: 'GDB1330', isPending: true });
    release();
    await isSaved(store);
    expect(selectBasketLines(store.getState()).at(-1)).toMatchObject({ qty: 2, isPending: false });
  });

  it('sends every one of several additions made at once', async () => {
    const { store, shop } = await openBasket();
    for (const line of [brakePads, sparkPlugs, oilFilter]) store.dispatch(addToBasket(toAddLine(line)));
    expect(count(store)).toBe(9);
    await isSaved(store);
    expect(shop.read().count).toBe(9);
    expect(count(store)).toBe(9);
  });

  it('adds an offer once, however often its button is clicked while it is on its way', async () => {
    const { store, shop } = await openBasket();
    const release = hold('/services/basket/add_json');
    for (let click = 0; click < 3; click += 1) store.dispatch(addToBasket(toAddLine(brakePads)));
    expect(count(store)).toBe(3);
    expect(selectOffersBeingAdded(store.getState())).toEqual(new Set([offerKey(brakePads)]));
    release();
    await isSaved(store);
    expect(shop.read().count).toBe(3);
    expect(selectOffersBeingAdded(store.getState())).toEqual(new Set());
    // A click after the answer is meant.
    store.dispatch(addToBasket(toAddLine(brakePads)));
    await isSaved(store);
    expect(shop.read().count).toBe(4);
  });

  it('takes the line back and says how many are available when there are not enough', async () => {
    const { store } = await openBasket();
    store.dispatch(addToBasket({ ...toAddLine(brakePads), qty: 50 }));
    expect(count(store)).toBe(52);
    await isSaved(store);
    expect(count(store)).toBe(2);
    expect(selectNotices(store.getState())).toMatchObject([
      { kind: 'refused', subject: 'TRW GDB1330', refusal: { reason: 'not-enough', count: 3 }, retry: null },
    ]);
  });
});

describe('adding more of what is in the basket', () => {
  it('counts what is there already', async () => {
    const { store } = await openBasket([{ ...brakePads, qty: 1 }]);
    store.dispatch(addToBasket({ ...toAddLine(brakePads), qty: 3 }));
    await isSaved(store);
    expect(selectNotices(store.getState())).toMatchObject([
      { kind: 'refused', refusal: { reason: 'no-more-than', count: 2, inBasket: 1 } },
    ]);
  });

  it('says so when the basket holds all that the seller has', async () => {
    const { store } = await openBasket([{ ...brakePads, qty: 3 }]);
    store.dispatch(addToBasket({ ...toAddLine(brakePads), qty: 1 }));
    await isSaved(store);
    expect(selectNotices(store.getState())).toMatchObject([
      { kind: 'refused', refusal: { reason: 'all-in-basket', count: 3 } },
    ]);
  });
});

describe('a quantity', () => {
  it('is sent once, with the last value, when it is changed in quick succession', async () => {
    const { store, shop } = await openBasket();
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

  it('is replaced by the fresh basket when another tab changed the line meanwhile', async () => {
    const { store, shop } = await openBasket();
    shop.change([{ ...oilFilter, qty: 7 }]);
    store.dispatch(setBasketQty(oilFilter.basketId, 3));
    await isSaved(store);
    expect(count(store)).toBe(7);
    expect(selectNotices(store.getState())).toMatchObject([{ refusal: { reason: 'basket-changed' } }]);
  });
});

describe('a removal', () => {
  it('removes the line at once and can be undone', async () => {
    const { store, shop } = await openBasket([oilFilter, brakePads]);
    store.dispatch(removeFromBasket(lineOf(store, brakePads)));
    expect(count(store)).toBe(2);
    const [notice] = selectNotices(store.getState());
    if (notice?.kind !== 'removed') throw new Error('There is no undo');
    store.dispatch(restoreToBasket(notice.undo));
    await isSaved(store);
    expect(shop.read().items.map(({ articleId, qty }) => [articleId, qty])).toEqual([
      [oilFilter.articleId, 2],
      [brakePads.articleId, 1],
    ]);
  });

  it('is undone in the place of the line, at once and on the server', async () => {
    const { store, shop } = await openBasket([oilFilter, brakePads, sparkPlugs]);
    store.dispatch(removeFromBasket(lineOf(store, brakePads)));
    const [notice] = selectNotices(store.getState());
    if (notice?.kind !== 'removed') throw new Error('There is no undo');
    store.dispatch(restoreToBasket(notice.undo));
    const inOrder = [oilFilter, brakePads, sparkPlugs].map(({ articleId }) => articleId);
    expect(selectBasketLines(store.getState()).map(({ articleId }) => articleId)).toEqual(inOrder);
    await isSaved(store);
    expect(shop.read().items.map(({ articleId }) => articleId)).toEqual(inOrder);
  });

  it('that is undone keeps a quantity that was waiting to be sent', async () => {
    const { store, shop } = await openBasket([oilFilter, brakePads]);
    store.dispatch(setBasketQty(oilFilter.basketId, 7));
    const line = lineOf(store, oilFilter);
    store.dispatch(removeFromBasket(line));
    store.dispatch(restoreToBasket([line]));
    await isSaved(store);
    expect(shop.read().items).toMatchObject([{ qty: 7 }, {}]);
  });

  it('brings the line back when it fails, and offers no undo', async () => {
    const { store } = await openBasket([oilFilter, brakePads]);
    server.use(http.post('*/services/basket/delete_json', () => HttpResponse.error()));
    store.dispatch(removeFromBasket(lineOf(store, brakePads)));
    await isSaved(store);
    expect(count(store)).toBe(3);
    expect(selectNotices(store.getState())).toMatchObject([{ kind: 'refused', refusal: { reason: 'offline' } }]);
  });
});
