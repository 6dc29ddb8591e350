import { Order } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good } from '../../testing/test-api.ts';

const api = await createTestApi();
const { visitor } = api;
const { form, order, shopper } = await createShopping(api);

const pathOf = (number: string, kind: string, lang = 'ru') =>
  `/services/orders/document/${number}/${kind}?lang=${lang}`;

/** Pages of a PDF file: each has an object of its own. */
const pagesOf = (file: string) => file.match(/\/Type \/Page\b/g)?.length ?? 0;

test.each([
  ['invoice', 'ru'],
  ['delivery-note', 'ar'],
])('the buyer gets the %s in %s as a file of one page', async (kind, lang) => {
  const { guest } = await shopper();
  const { number } = await good(order(guest, form()), Order);
  const response = await guest.download(pathOf(number, kind, lang));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${kind}-${number}.pdf"`,
  });
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(file.slice(0, 5)).toBe('%PDF-');
  expect(pagesOf(file)).toBe(1);
  expect(file).toContain('Rubik-Regular');
});

test('nobody else gets it, and no unknown order or kind has one', async () => {
  const { guest } = await shopper();
  const { number } = await good(order(guest, form()), Order);
  const other = (await shopper()).guest;
  await order(other, form());
  const statusOf = async (who: typeof guest, path: string) => (await who.get(path)).status;
  expect(await statusOf(other, pathOf(number, 'invoice'))).toBe(404);
  expect(await statusOf(visitor(), pathOf(number, 'invoice'))).toBe(404);
  expect(await statusOf(guest, pathOf('26-0000-0000', 'invoice'))).toBe(404);
  expect(await statusOf(guest, pathOf(number, 'receipt'))).toBe(400);
});
