import { demoLogins } from '@partshop/demo-data';
import { SellerOffice, SellerQueue } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApi, good } from '../testing/test-api.ts';
import { defaultSiteConfig } from '../platform/settings/default-site-config.ts';
import { ensureDemoCatalogue } from './ensure-demo-catalogue.ts';
import { ensureDemoClients } from './clients.ts';
import { ensureDemoSellerOrders } from './seller-orders.ts';

const { database, time, visitor } = await createTestApi();
const ensure = async () => ensureDemoSellerOrders({ database, clock: () => time.now });

const piecesOnSale = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ pieces: number }>('select sum(quantity)::int as pieces from offers');
  return rows[0]?.pieces ?? 0;
};

test('the demo seller has a day of work, once a day; what was not answered is cancelled, and the rest of it waits on', async () => {
  await ensureDemoCatalogue(database.patient, { articles: 2000, offers: 10_000, log: () => undefined });
  await ensureDemoClients(database.patient, defaultSiteConfig.bonus, () => undefined);
  const before = await piecesOnSale();
  await Promise.all([ensure(), ensure()]);

  const login = demoLogins.find(({ role }) => role === 'seller');
  const seller = visitor();
  const signIn = async () => seller.post('/login_json', { login: login?.phone, password: login?.password });
  await signIn();
  const queue = async (name: string) => good(seller.get(`/services/seller/orders_json/${name}`), SellerQueue);
  const numbers = async (name: string) => (await queue(name)).orders.map(({ number }) => number);
  const [answered, shipped, returned] = await Promise.all([queue('new'), queue('wait'), queue('return-request')]);
  expect([answered.total, shipped.total, returned.total]).toEqual([4, 2, 1]);
  const items = [answered, shipped, returned].flatMap(({ orders }) => orders.flatMap((order) => order.items));
  expect(items.filter(({ isLate }) => isLate)).toEqual([]);
  expect(returned.orders[0]?.items[0]?.reason).toContain('крепление');
  const taken = items.reduce((sum, { qty }) => sum + qty, 0);
  expect(await piecesOnSale()).toBe(before - taken);

  const [first, waiting] = [await numbers('new'), await numbers('wait')];
  time.now = new Date(time.now.getTime() + 86_400_000);
  await ensure();
  await signIn();
  const second = await numbers('new');
  expect(second).toHaveLength(4);
  expect(second.filter((number) => first.includes(number))).toEqual([]);
  expect(await numbers('wait')).toEqual(waiting);
  const office = await good(seller.get('/services/seller/office_json'), SellerOffice);
  expect(office.queues).toMatchObject({ new: { late: 0 }, 'return-request': { items: 1, late: 0 } });
});
