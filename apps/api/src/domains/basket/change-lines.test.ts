import { Basket } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { fixtures, visitor, time } = api;
const { signedIn, logIn } = createAccounts(api);
const { form, order } = await createShopping(api);

type Line = { basketId: number; articleId: number; priceListId: number };

/** A visitor with some lines in the basket, in the order they were added. */
async function shopper(count = 1, guest: Visitor = visitor()): Promise<{ guest: Visitor; lines: Line[] }> {
  for (let added = 0; added < count; added += 1) {
    time.now = new Date(time.now.getTime() + 1000);
    await guest.add(await fixtures.goods());
  }
  return { guest, lines: (await guest.basket()).items };
}

const idsOf = (lines: readonly Line[]) => lines.map(({ basketId }) => basketId);
const call = {
  comment: (guest: Visitor, body: object) => guest.post('/services/basket/change/comment_json', body),
  mark: (guest: Visitor, ids: number[], inOrder: boolean) =>
    guest.post('/services/basket/basket-in-order2', { ids, inOrder }),
  hold: (guest: Visitor, ids: number[], groupName: string) =>
    guest.post('/services/basket/orderswaiting', { ids, groupName }),
  remove: (guest: Visitor, ids: number[]) => guest.post('/services/basket/delete_json', { ids }),
  restore: (guest: Visitor, ids: number[]) => guest.post('/services/basket/restore_json', { ids }),
};

describe('a comment', () => {
  test('is set with its print flag', async () => {
    const { guest, lines } = await shopper();
    const basketId = lines[0]?.basketId;
    const change = { basketId, comment: ' Для Октавии ', isPrinted: true, seenComment: '' };
    expect(await call.comment(guest, change)).toMatchObject({
      status: 200,
      body: { items: [{ comment: 'Для Октавии', isPrinted: true }] },
    });
  });

  test('that another tab changed is not overwritten', async () => {
    const { guest, lines } = await shopper();
    const basketId = lines[0]?.basketId;
    await call.comment(guest, { basketId, comment: 'one' });
    expect(await call.comment(guest, { basketId, comment: 'two', seenComment: '' })).toMatchObject({
      status: 409,
      body: { code: 'basket-changed', basket: { items: [{ comment: 'one' }] } },
    });
  });
});

describe('the choice of lines for the order', () => {
  test('decides the total, and the order takes the marked lines only', async () => {
    const { guest, lines } = await shopper(3);
    const [first, ...others] = idsOf(lines);
    const marked = await good(call.mark(guest, others, false), Basket);
    expect(marked).toMatchObject({ total: 10_000, count: 3, items: [{ inOrder: true }, { inOrder: false }, {}] });
    const asked = await guest.get('/services/basket/items_json?inOrder=true');
    expect(asked.body).toMatchObject({ items: [{ basketId: first }] });

    expect(await order(guest, form())).toMatchObject({ status: 200, body: { items: [{}], total: 10_000 } });
    expect(idsOf((await guest.basket()).items)).toEqual(others);
  });

  test('is made for one line too', async () => {
    const { guest, lines } = await shopper();
    const body = { basketId: lines[0]?.basketId, inOrder: false };
    expect(await guest.post('/services/basket/basket-in-order', body)).toMatchObject({ body: { total: 0, count: 1 } });
  });
});

test('current prices are accepted for one line and for all', async () => {
  const { guest, lines } = await shopper(3);
  for (const { articleId, priceListId } of lines) await fixtures.changeOffer(articleId, priceListId, { price: 12_000 });
  const problems = async () => (await guest.basket()).items.map(({ problem }) => problem);
  expect(await problems()).toEqual(['price-changed', 'price-changed', 'price-changed']);
  await guest.get(`/services/basket/update?basketId=${lines[1]?.basketId}`);
  expect(await problems()).toEqual(['price-changed', null, 'price-changed']);
  await guest.get('/services/basket/update');
  expect(await problems()).toEqual([null, null, null]);
});

test('a removed line comes back as it was: place, quantity, comment, print flag, choice, price seen and group', async () => {
  const { guest, lines } = await shopper(3);
  const [first, second, third] = idsOf(lines) as [number, number, number];
  await call.comment(guest, { basketId: first, comment: 'Срочно', isPrinted: true });
  await call.mark(guest, [first], false);
  await fixtures.changeOffer(lines[0]?.articleId ?? 0, lines[0]?.priceListId ?? 0, { price: 12_000 });
  await call.hold(guest, [third], 'Весна');
  const before = await guest.basket();
  await call.remove(guest, [first, third]);
  expect(idsOf((await guest.basket()).items)).toEqual([second]);
  expect(await good(call.restore(guest, [first, third]), Basket)).toEqual(before);
  expect(await good(call.restore(guest, [first, third]), Basket)).toEqual(before);
});

test('a removed line that was added again meanwhile gets the pieces of the one brought back', async () => {
  const { guest, lines } = await shopper();
  await call.remove(guest, idsOf(lines));
  await guest.add(lines[0] as Line, 2);
  expect(await good(call.restore(guest, idsOf(lines)), Basket)).toMatchObject({ items: [{ qty: 3 }] });
});

describe('lines put aside', () => {
  test('leave the basket, its total, its count and its order, and come back', async () => {
    const { guest, lines } = await shopper(3);
    const [first, second, third] = idsOf(lines) as [number, number, number];
    const held = await good(call.hold(guest, [first, second], 'Зимнее ТО'), Basket);
    expect(held).toMatchObject({ total: 10_000, count: 1, items: [{ basketId: third }] });
    expect(held.groups.map(({ name, items }) => [name, idsOf(items)])).toEqual([['Зимнее ТО', [first, second]]]);
    await order(guest, form());
    expect(await good(call.hold(guest, [first], ''), Basket)).toMatchObject({
      items: [{ basketId: first }],
      groups: [{ items: [{ basketId: second }] }],
    });
  });

  test('cannot be ordered, even by their ids', async () => {
    const { guest, lines } = await shopper(2);
    await call.hold(guest, idsOf(lines), 'Потом');
    expect(await order(guest, form({ BasketIds: idsOf(lines) }))).toMatchObject({ status: 409 });
    expect((await guest.basket()).groups).toMatchObject([{ items: [{}, {}] }]);
  });

  test('stay as they are when the same offer is added, and join it when they come back', async () => {
    const { guest, lines } = await shopper();
    await call.comment(guest, { basketId: lines[0]?.basketId, comment: 'Не забыть' });
    await call.hold(guest, idsOf(lines), 'Потом');
    expect(await good(guest.add(lines[0] as Line, 2), Basket)).toMatchObject({
      items: [{ qty: 2, comment: '' }],
      groups: [{ items: [{ qty: 1 }] }],
    });
    expect(await good(call.hold(guest, idsOf(lines), ''), Basket)).toMatchObject({
      items: [{ qty: 3, comment: 'Не забыть' }],
      groups: [],
    });
  });

  test('get another name together, and are read by it', async () => {
    const { guest, lines } = await shopper(3);
    await call.hold(guest, idsOf(lines).slice(0, 2), 'Весна');
    await call.hold(guest, idsOf(lines).slice(2), 'Осень');
    await call.hold(guest, idsOf(lines).slice(0, 2), 'Лето');
    expect((await guest.basket()).groups.map(({ name }) => name)).toEqual(['Лето', 'Осень']);
    const query = new URLSearchParams({ groupString: 'Лето' }).toString();
    expect((await guest.basket(`?${query}`)).groups.map(({ name }) => name)).toEqual(['Лето']);
  });
});

test('what a guest wrote, chose and put aside is the client’s after login', async () => {
  const { guest: client, account } = await signedIn();
  const { lines } = await shopper(1, client);
  const { guest, lines: brought } = await shopper(2);
  await guest.add(lines[0] as Line);
  const own = (await guest.basket()).items.find(({ articleId }) => articleId === lines[0]?.articleId);
  await call.comment(guest, { basketId: own?.basketId, comment: 'От гостя', isPrinted: true });
  await call.mark(guest, [own?.basketId ?? 0], false);
  await call.hold(guest, idsOf(brought).slice(0, 1), 'Потом');
  await logIn(guest, account);
  const basket = await guest.basket();
  expect(basket.items.find(({ articleId }) => articleId === lines[0]?.articleId)).toMatchObject({
    comment: 'От гостя',
    isPrinted: true,
    inOrder: false,
  });
  expect(basket.groups).toMatchObject([{ name: 'Потом', items: [{ basketId: brought[0]?.basketId }] }]);
});

describe('lines of another visitor', () => {
  const attempts: [string, (thief: Visitor, basketId: number) => Promise<unknown>][] = [
    ['comment', (thief, basketId) => call.comment(thief, { basketId, comment: 'mine' })],
    ['in-order', (thief, basketId) => thief.post('/services/basket/basket-in-order', { basketId, inOrder: false })],
    ['in-order2', (thief, basketId) => call.mark(thief, [basketId], false)],
    ['orderswaiting', (thief, basketId) => call.hold(thief, [basketId], 'mine')],
    ['update', (thief, basketId) => thief.get(`/services/basket/update?basketId=${basketId}`)],
    ['delete', (thief, basketId) => call.remove(thief, [basketId])],
    ['restore', (thief, basketId) => call.restore(thief, [basketId])],
  ];

  test.each(attempts)('are as if they did not exist: %s', async (_, attempt) => {
    const { guest, lines } = await shopper(2);
    const [line, removed] = lines as [Line, Line];
    await fixtures.changeOffer(line.articleId, line.priceListId, { price: 12_000 });
    await call.remove(guest, [removed.basketId]);
    const before = await guest.basket();
    const { guest: thief } = await shopper();
    const owned = await thief.basket();
    for (const { basketId } of [line, removed]) {
      await attempt(thief, basketId);
      await attempt(visitor(), basketId);
    }
    expect(await guest.basket()).toEqual(before);
    expect(await thief.basket()).toEqual(owned);
    expect(await good(call.restore(guest, [removed.basketId]), Basket)).toMatchObject({ items: [{}, {}] });
  });
});
