import { Basket, MAX_BASKET_LINES } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { fixtures, visitor, database } = api;
const { client, signedIn } = createAccounts(api);

const move = (guest: Visitor, ids: readonly number[], clientId: number) =>
  guest.post('/services/basket/BasketMoveRetail', { ids, clientId });
const idsOf = ({ items }: Basket) => items.map(({ basketId }) => basketId);
const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

/** A wholesale client with lines at 80 % of the retail price, and the retail client whom he serves. */
async function firmWithLines(count = 1) {
  const { guest: firm, account } = await signedIn({ type: 'Wholesale' });
  const { guest: person, account: served } = await signedIn({ served_by: account.id });
  const goods = [];
  for (let added = 0; added < count; added += 1) {
    const one = await fixtures.goods({ price: 10_000 });
    await fixtures.level(one.priceListId, 80);
    await firm.add(one, 2);
    goods.push(one);
  }
  const [first] = goods;
  if (!first) throw new Error('No goods.');
  return { firm, person, account, served, goods, first, ids: idsOf(await firm.basket()) };
}

describe('lines moved to a served client', () => {
  test('leave the one basket and come to the other, at its own price and without the comment', async () => {
    const { firm, person, served, ids } = await firmWithLines(2);
    expect((await firm.basket()).items[0]?.price).toBe(8000);
    const [moved = 0, kept] = ids;
    const note = { basketId: moved, comment: 'Закупка 64 рубля', isPrinted: true };
    await firm.post('/services/basket/change/comment_json', note);
    const left = await good(move(firm, [moved], served.id), Basket);
    expect(idsOf(left)).toEqual([kept]);
    const came = await person.basket();
    expect(came.items).toMatchObject([
      { qty: 2, price: 10_000, previousPrice: null, problem: null, comment: '', isPrinted: false, inOrder: true },
    ]);
    expect(JSON.stringify(came)).not.toMatch(/8000|6400|Закупка/);
  });

  test('bring nothing of what they were before fewer parcels', async () => {
    const { firm, person, served, ids, first } = await firmWithLines();
    await database.db
      .updateTable('basket_items')
      .set({ replaced_price_list_id: first.priceListId, replaced_price_seen: 6400 })
      .where('id', 'in', ids)
      .execute();
    await move(firm, ids, served.id);
    const undone = await good(person.post('/services/basket/fewerparcels_json/undo', {}), Basket);
    expect(undone.items).toMatchObject([{ price: 10_000, previousPrice: null }]);
  });

  test('join a line of the same offer up to the stock, which keeps its comment and the price that its owner saw', async () => {
    const { firm, person, served, ids, first } = await firmWithLines();
    const own = await good(person.add(first, 9), Basket);
    const note = { basketId: idsOf(own)[0], comment: 'Моё' };
    await person.post('/services/basket/change/comment_json', note);
    await fixtures.changeOffer(first.articleId, first.priceListId, { price: 12_000 });
    expect(await move(firm, ids, served.id)).toMatchObject({ status: 200 });
    expect((await person.basket()).items).toMatchObject([
      { qty: 10, comment: 'Моё', price: 12_000, previousPrice: 10_000 },
    ]);
  });

  test('tell the wholesale client nothing of the other basket', async () => {
    const { firm, person, served, ids } = await firmWithLines();
    const other = await fixtures.goods();
    await person.add(other);
    const { body } = await move(firm, ids, served.id);
    expect(body).toMatchObject({ items: [], groups: [] });
    expect(JSON.stringify(body)).not.toContain(other.number);
  });
});

describe('a move that is not the caller’s own', () => {
  test.each<[string, () => Promise<{ firm: Visitor; ids: number[]; clientId: number }>]>([
    [
      'to a client of another',
      async () => {
        const [{ firm, ids }, other] = [await firmWithLines(), await firmWithLines()];
        return { firm, ids, clientId: other.served.id };
      },
    ],
    ['to a client whom nobody serves', async () => ({ ...(await firmWithLines()), clientId: (await client()).id })],
    ['to nobody', async () => ({ ...(await firmWithLines()), clientId: 2_000_000_000_000 })],
    [
      'to himself',
      async () => {
        const { firm, ids, account } = await firmWithLines();
        return { firm, ids, clientId: account.id };
      },
    ],
    [
      'to one who became a wholesale client',
      async () => {
        const { firm, ids, served } = await firmWithLines();
        await database.db.updateTable('clients').set({ type: 'Wholesale' }).where('id', '=', served.id).execute();
        return { firm, ids, clientId: served.id };
      },
    ],
    [
      'with a line of another',
      async () => {
        const [{ firm, ids, served }, other] = [await firmWithLines(), await firmWithLines()];
        return { firm, ids: [...ids, ...other.ids], clientId: served.id };
      },
    ],
    [
      'with a line that there is not',
      async () => {
        const { firm, ids, served } = await firmWithLines();
        return { firm, ids: [...ids, 2_000_000_000_000], clientId: served.id };
      },
    ],
    [
      'with a line that is put aside',
      async () => {
        const { firm, ids, served } = await firmWithLines(2);
        await firm.post('/services/basket/orderswaiting', { ids: ids.slice(1), groupName: 'Потом' });
        return { firm, ids, clientId: served.id };
      },
    ],
  ])('%s is refused alike, and moves nothing', async (_, prepare) => {
    const { firm, ids, clientId } = await prepare();
    const before = await firm.basket();
    expect(await move(firm, ids, clientId)).toMatchObject(NOT_FOUND);
    expect(await firm.basket()).toEqual(before);
  });

  test('has another person’s lines stay where they are', async () => {
    const { firm, served } = await firmWithLines();
    const other = await firmWithLines();
    await move(firm, other.ids, served.id);
    expect(idsOf(await other.firm.basket())).toEqual(other.ids);
  });
});

describe('a move that is sent again', () => {
  test('moves once, one after the other and at once', async () => {
    const { firm, person, served, ids } = await firmWithLines(2);
    const [first = 0, second = 0] = ids;
    for (const id of [first, first]) expect((await move(firm, [id], served.id)).status).toBe(200);
    const both = await Promise.all([move(firm, [second], served.id), move(firm, [second, second], served.id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await person.basket()).items).toMatchObject([{ qty: 2 }, { qty: 2 }]);
  });

  test('from a tab that shows other lines by now is refused', async () => {
    const { firm, person, served, ids } = await firmWithLines(2);
    await move(firm, ids.slice(0, 1), served.id);
    expect(await move(firm, ids, served.id)).toMatchObject(NOT_FOUND);
    expect((await person.basket()).items).toHaveLength(1);
    expect(idsOf(await firm.basket())).toEqual(ids.slice(1));
  });
});

describe('nothing moves when one of the lines', () => {
  test('was withdrawn or is sold out', async () => {
    const { firm, person, served, ids, first } = await firmWithLines(2);
    await fixtures.changeOffer(first.articleId, first.priceListId, { quantity: 0 });
    expect(await move(firm, ids, served.id)).toMatchObject({
      status: 409,
      body: { code: 'not-enough', available: 0, basket: { items: [{}, {}] } },
    });
    await fixtures.withdrawOffer(first.articleId, first.priceListId);
    expect(await move(firm, ids, served.id)).toMatchObject({ status: 409, body: { code: 'withdrawn' } });
    expect((await person.basket()).items).toEqual([]);
  });

  test('finds no room', async () => {
    const { firm, person, served, ids } = await firmWithLines();
    const { articleId, priceListId } = await fixtures.goods();
    const line = {
      basket_id: served.basketId,
      article_id: articleId,
      price_list_id: priceListId,
      qty: 1,
      price_seen: 1,
    };
    const full = Array.from({ length: MAX_BASKET_LINES }, (_, at) => ({ ...line, group_name: `Полка ${at}` }));
    await database.db.insertInto('basket_items').values(full).execute();
    expect(await move(firm, ids, served.id)).toMatchObject({ status: 409, body: { code: 'basket-full' } });
    expect((await person.basket()).items).toEqual([]);
  });
});

describe('the clients whom a wholesale client serves', () => {
  test('are his own, with a hint of the phone', async () => {
    const { firm, served } = await firmWithLines();
    await firmWithLines();
    const answer = await firm.get('/services/basket/servedclients_json');
    expect(answer.body).toEqual([
      { ClientId: served.id, ClientName: 'Анна Смирнова', PhoneHint: `+7 ••• ${served.phone.slice(-4)}` },
    ]);
    expect((await visitor().get('/services/basket/servedclients_json')).status).toBe(401);
  });

  test('are set by an admin, and only a retail client is served by a wholesale one', async () => {
    const { guest: admin } = await signedIn({ can_switch_user: true });
    const { guest: firm, account } = await signedIn({ type: 'Wholesale' });
    const person = await client();
    const set = (ClientId: number, ServedById: number | null) =>
      admin.post('/services/cabinet/SetServedBy', { ClientId, ServedById });
    const list = async () => (await firm.get('/services/basket/servedclients_json')).body;
    expect(await set(person.id, account.id)).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject([{ ClientId: person.id }]);
    expect(await set(account.id, account.id)).toMatchObject(NOT_FOUND);
    expect(await set((await client()).id, person.id)).toMatchObject(NOT_FOUND);
    expect(await set(person.id, null)).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
  });
});
