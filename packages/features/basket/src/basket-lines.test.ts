import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { selectBasketCount, selectBasketTotal, selectHeldGroups, selectNotices } from './basket.selectors.ts';
import {
  acceptPrices,
  changeRequested,
  markForOrder,
  moveToGroup,
  removeFromBasket,
  restoreToBasket,
  setBasketComment,
} from './basket.slice.ts';
import { brakePads, oilFilter, priceChanged } from './mocks/fixtures.ts';
import { isSaved, lineOf, openBasket, server } from './testing/open-basket.ts';

const fail = (path: string) => server.use(http.all(`*${path}`, () => HttpResponse.error()));

describe('a comment', () => {
  it('shows at once, and is saved with its print flag', async () => {
    const { store, shop } = await openBasket();
    store.dispatch(setBasketComment(oilFilter.basketId, 'Для Октавии', true));
    expect(lineOf(store, oilFilter)).toMatchObject({ comment: 'Для Октавии', isPrinted: true, isPending: true });
    await isSaved(store);
    expect(shop.read().items).toMatchObject([{ comment: 'Для Октавии', isPrinted: true }]);
  });

  it('is taken back where it was not saved, and can be sent again', async () => {
    const { store, shop } = await openBasket();
    server.use(http.post('*/services/basket/change/comment_json', () => HttpResponse.error(), { once: true }));
    store.dispatch(setBasketComment(oilFilter.basketId, 'Срочно', false));
    await isSaved(store);
    expect(lineOf(store, oilFilter).comment).toBe('');
    const [notice] = selectNotices(store.getState());
    if (notice?.kind !== 'refused' || !notice.retry) throw new Error('There is no retry');
    store.dispatch(changeRequested(notice.retry));
    await isSaved(store);
    expect(shop.read().items).toMatchObject([{ comment: 'Срочно' }]);
  });
});

describe('the choice of lines', () => {
  it('decides the total at once, and returns where it was not saved', async () => {
    const { store, shop } = await openBasket([oilFilter, brakePads]);
    store.dispatch(markForOrder([lineOf(store, brakePads)], false));
    expect(selectBasketTotal(store.getState())).toBe(oilFilter.sum);
    expect(selectBasketCount(store.getState())).toBe(3);
    await isSaved(store);
    expect(shop.read().total).toBe(oilFilter.sum);
    fail('/services/basket/basket-in-order2');
    store.dispatch(markForOrder([lineOf(store, oilFilter)], false));
    await isSaved(store);
    expect(selectBasketTotal(store.getState())).toBe(oilFilter.sum);
  });
});

it('accepts new prices', async () => {
  const { store, shop } = await openBasket([priceChanged]);
  store.dispatch(acceptPrices([lineOf(store, priceChanged)]));
  expect(lineOf(store, priceChanged)).toMatchObject({ problem: null, previousPrice: null });
  await isSaved(store);
  expect(shop.read().items).toMatchObject([{ problem: null }]);
});

describe('lines put aside', () => {
  it('leave the basket at once, and come back to their place', async () => {
    const { store, shop } = await openBasket([oilFilter, brakePads]);
    store.dispatch(moveToGroup([lineOf(store, oilFilter)], 'Весна'));
    expect(selectBasketCount(store.getState())).toBe(1);
    const groups = selectHeldGroups(store.getState());
    expect(groups).toMatchObject([{ name: 'Весна', lines: [{ basketId: 1 }] }]);
    await isSaved(store);
    expect(shop.read().groups).toMatchObject([{ name: 'Весна' }]);
    store.dispatch(moveToGroup(groups[0]?.lines ?? [], ''));
    await isSaved(store);
    expect(shop.read().items.map(({ basketId }) => basketId)).toEqual([1, 2]);
  });

  it('are removed and brought back as other lines are', async () => {
    const { store, shop } = await openBasket([oilFilter, { ...brakePads, comment: 'Срочно', inOrder: false }]);
    const line = lineOf(store, brakePads);
    store.dispatch(removeFromBasket(line));
    store.dispatch(restoreToBasket([line]));
    expect(lineOf(store, brakePads)).toMatchObject({ comment: 'Срочно', inOrder: false });
    await isSaved(store);
    expect(shop.read().items).toMatchObject([{}, { comment: 'Срочно', inOrder: false }]);
  });
});
