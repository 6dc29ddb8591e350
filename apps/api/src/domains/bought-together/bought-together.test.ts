import { BoughtTogether } from '@partshop/api-client/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type TestApi, type Visitor } from '../../testing/test-api.ts';
import { loadTestVehicles, RIO_DIESEL, VESTA_GAS } from '../../testing/vehicles.ts';
import { createBoughtTogetherCounting, MIN_BUYERS } from './count-bought-together.ts';

type Goods = Awaited<ReturnType<TestApi['fixtures']['goods']>>;

const DAY_MS = 86_400_000;
const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);
const countNow = createBoughtTogetherCounting({ database, clock: () => time.now });

/** Counts as the next day does. */
async function count(): Promise<void> {
  time.now = new Date(time.now.getTime() + DAY_MS);
  await countNow();
}

beforeAll(async () => {
  await loadTestVehicles(database);
  await database.pool.query(
    `insert into fit_sources (id, names, checked_on) values (1, '{"ru": "Каталог"}', '2026-09-01')`,
  );
});

let phones = 0;
const newPhone = () => `+7919${String(1_000_000 + (phones += 1))}`;

/** An article that fits cars of an engine; of those with a condition, if there is one. */
async function goodsFor(engineId: number, madeFrom: string | null = null): Promise<Goods> {
  const goods = await fixtures.goods({ quantity: 100 });
  const familyId = await fixtures.family();
  await database.pool.query('update articles set family_id = $1 where id = $2', [familyId, goods.articleId]);
  await database.pool.query(
    'insert into fitments (family_id, engine_id, source_id, made_from) values ($1, $2, 1, $3)',
    [familyId, engineId, madeFrom],
  );
  return goods;
}

async function buy(guest: Visitor, goods: readonly Goods[], ContactPhone = newPhone()): Promise<void> {
  for (const one of goods) await guest.add(one);
  expect((await order(guest, form({ ContactPhone }))).status).toBe(200);
}

/** So many guests order the goods, each all of them. */
async function buyTogether(goods: readonly Goods[], buyers = MIN_BUYERS): Promise<void> {
  for (let buyer = 0; buyer < buyers; buyer += 1) await buy(visitor(), goods);
}

async function boughtWith(goods: Goods, engineId = VESTA_GAS): Promise<number[]> {
  const guest = visitor();
  await guest.add(goods);
  const answer = guest.get(`/services/basket/boughttogether_json?engineId=${engineId}`);
  return (await good(answer, BoughtTogether)).items.map(({ articleId }) => articleId);
}

let filter: Goods;
let gasket: Goods;
beforeEach(async () => {
  filter = await goodsFor(VESTA_GAS);
  gasket = await goodsFor(VESTA_GAS);
});

test('what several buyers ordered together is shown for a car that both fit', async () => {
  await buyTogether([filter, gasket]);
  await count();
  expect(await boughtWith(filter)).toEqual([gasket.articleId]);
  expect(await boughtWith(gasket)).toEqual([filter.articleId]);
  expect(await boughtWith(filter, RIO_DIESEL)).toEqual([]);
});

test('what few buyers ordered is told to nobody, however often they did', async () => {
  const phone = newPhone();
  const { guest } = await signedIn();
  for (let times = 0; times < MIN_BUYERS; times += 1) {
    await buy(visitor(), [filter, gasket], phone);
    await buy(guest, [filter, gasket]);
  }
  await buyTogether([filter, gasket], MIN_BUYERS - 3);
  await count();
  expect(await boughtWith(filter)).toEqual([]);
  await buyTogether([filter, gasket], 1);
  await count();
  expect(await boughtWith(filter)).toEqual([gasket.articleId]);
});

test('an article that fits the car on a condition, or that cannot be had, is not shown', async () => {
  const conditional = await goodsFor(VESTA_GAS, '2020-01-01');
  const gone = await goodsFor(VESTA_GAS);
  await buyTogether([filter, conditional, gone, gasket]);
  await fixtures.withdrawOffer(gone.articleId, gone.priceListId);
  await count();
  expect(await boughtWith(filter)).toEqual([gasket.articleId]);
});

test('what is in the basket is not shown, and what more buyers ordered comes first', async () => {
  const often = await goodsFor(VESTA_GAS);
  await buyTogether([filter, gasket, often]);
  await buyTogether([filter, often], 1);
  await count();
  expect(await boughtWith(filter)).toEqual([often.articleId, gasket.articleId]);
  const guest = visitor();
  await guest.add(filter);
  await guest.add(often);
  const { items } = await good(guest.get(`/services/basket/boughttogether_json?engineId=${VESTA_GAS}`), BoughtTogether);
  expect(items.map(({ articleId }) => articleId)).toEqual([gasket.articleId]);
});

test('orders are counted once a day, and those of more than a year ago no longer', async () => {
  await count();
  await buyTogether([filter, gasket]);
  await countNow();
  expect(await boughtWith(filter)).toEqual([]);
  await count();
  expect(await boughtWith(filter)).toEqual([gasket.articleId]);
  time.now = new Date(time.now.getTime() + 366 * DAY_MS);
  await countNow();
  expect(await boughtWith(filter)).toEqual([]);
});
