import { Order } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good } from '../../testing/test-api.ts';

const api = await createTestApi();
const { fixtures, visitor } = api;
const { form, order, shopper, stockOf } = await createShopping(api);

test('one checkout sent twenty times at once is one order', async () => {
  const { goods, guest } = await shopper();
  const body = form();
  const answers = await Promise.all(Array.from({ length: 20 }, () => good(order(guest, body), Order)));
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(await stockOf(goods)).toEqual({ quantity: 8, sold: 2 });
});

test('the last piece is sold only once', async () => {
  const goods = await fixtures.goods({ quantity: 1 });
  const guests = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const guest = visitor();
      await guest.add(goods);
      return guest;
    }),
  );
  const answers = await Promise.all(guests.map((guest) => order(guest, form())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await stockOf(goods)).toEqual({ quantity: 0, sold: 1 });
});

test('baskets with the same goods in different orders do not deadlock', async () => {
  const goods = await Promise.all(Array.from({ length: 4 }, () => fixtures.goods({ quantity: 1000 })));
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const guest = visitor();
      for (const one of index % 2 ? goods : goods.toReversed()) await guest.add(one);
      return order(guest, form());
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});
