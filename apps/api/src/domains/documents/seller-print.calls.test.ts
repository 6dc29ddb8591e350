import { Order } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { database, fixtures, visitor } = api;
const { signedIn } = createAccounts(api);
const { form, order } = await createShopping(api);

type Goods = Awaited<ReturnType<typeof fixtures.goods>>;

async function seller(): Promise<{ guest: Visitor; goods: Goods }> {
  const { guest, account } = await signedIn({ is_seller: true });
  const goods = await fixtures.goods({ quantity: 1000 });
  await database.pool.query(
    'update sellers set client_id = $1 where id = (select seller_id from price_lists where id = $2)',
    [account.id, goods.priceListId],
  );
  return { guest, goods };
}

async function ordered(goods: Goods, status: 'new' | 'ordered' = 'ordered'): Promise<number> {
  const buyer = visitor();
  await buyer.add(goods, 2);
  const { items } = await good(order(buyer, form()), Order);
  const id = items[0]?.orderItemId ?? 0;
  await database.pool.query('update order_items set status = $2 where id = $1', [id, status]);
  return id;
}

/** Pages of a PDF file: each has an object of its own. */
async function pagesOf(guest: Visitor, path: string): Promise<number> {
  const response = await guest.download(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return file.match(/\/Type \/Page\b/g)?.length ?? 0;
}

test.each([
  ['labels', 'ru'],
  ['labels', 'ar'],
  ['packing-list', 'en'],
])('prints %s of the chosen items in %s, a page each', async (kind, lang) => {
  const { guest, goods } = await seller();
  const [one, , other] = [await ordered(goods), await ordered(goods), await ordered(goods)];
  expect(await pagesOf(guest, `/services/seller/print/${kind}?lang=${lang}&itemId=${one}&itemId=${other}`)).toBe(2);
});

test('without a choice prints what is to be shipped', async () => {
  const { guest, goods } = await seller();
  await ordered(goods, 'new');
  await ordered(goods);
  expect(await pagesOf(guest, '/services/seller/print/labels')).toBe(1);
  // The items of a page that has become empty meanwhile, not those of the page before it.
  expect(await guest.get('/services/seller/print/labels?page=2')).toMatchObject({ status: 404 });
});

test('is not found when nothing is to be printed, or an item is another’s', async () => {
  const [own, other] = [await seller(), await seller()];
  expect(await own.guest.get('/services/seller/print/labels')).toMatchObject({ status: 404 });
  const [mine, theirs] = [await ordered(own.goods), await ordered(other.goods)];
  const path = `/services/seller/print/labels?itemId=${mine}&itemId=${theirs}`;
  expect(await own.guest.get(path)).toMatchObject({ status: 404 });
});

test('only sellers print', async () => {
  expect(await visitor().get('/services/seller/print/labels')).toMatchObject({ status: 401 });
  expect(await (await signedIn()).guest.get('/services/seller/print/labels')).toMatchObject({ status: 403 });
});
