import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, type Visitor } from '../../testing/test-api.ts';
import { defaultSiteConfig } from '../../platform/settings/default-site-config.ts';
import { SMS_LIMITS } from '../../platform/settings/sms-limits.ts';
import { createBackground } from '../../platform/work/background.ts';
import { createDemoMessages } from '../messages/demo-messages.queries.ts';
import { createSmsGate } from '../messages/index.ts';
import { createSellerNotices } from './seller-notices.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { signedIn } = createAccounts(api);
const { form, order } = await createShopping(api);

const kept: { to: string; subject: string; text: string }[] = [];
const clock = () => time.now;
const messengers = { ...createDemoMessages(database.db, clock), hasStandIn: true };
const log = pino({ level: 'silent' });
const sms = createSmsGate({ database, clock, log, messengers, smsLimits: SMS_LIMITS });
const tell = createSellerNotices({
  database,
  clock,
  siteConfig: defaultSiteConfig,
  publicOrigin: 'https://parts.test',
  background: createBackground(log),
  messengers,
  sms,
  outbox: {
    keep: async (_trx, messages) => void kept.push(...messages.map(({ to, subject, text }) => ({ to, subject, text }))),
    sendDue: async () => undefined,
  },
});

let guest: Visitor;
let goods: Awaited<ReturnType<typeof fixtures.goods>>;
beforeAll(async () => {
  const { guest: own, account } = await signedIn({ is_seller: true });
  guest = own;
  goods = await fixtures.goods({ price: 125_000, quantity: 100 });
  await database.pool.query(
    'update sellers set client_id = $1 where id = (select seller_id from price_lists where id = $2)',
    [account.id, goods.priceListId],
  );
});

const set = async (Version: number, WantsNotices: boolean) =>
  guest.put('/services/seller/settings_json', {
    Version,
    ReturnRules: '',
    NoticeEmail: 'stock@parts.test',
    WantsNotices,
  });

async function ordered(): Promise<string> {
  const buyer = visitor();
  await buyer.add(goods, 2);
  return ((await order(buyer, form())).body as { number: string }).number;
}

async function told(): Promise<typeof kept> {
  kept.length = 0;
  await Promise.all([tell(), tell()]);
  return [...kept];
}

test('tells of each new order once, to the address that the seller named, with nothing of the buyer', async () => {
  await ordered();
  expect(await told()).toEqual([]);
  time.now = new Date(time.now.getTime() + 1000);
  await set(1, true);
  const number = await ordered();
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'stock@parts.test', subject: `Новый заказ ${number} — Partshop` });
  expect(mail?.text).toContain(goods.number);
  expect(mail?.text).toMatch(/2 шт\., 2\s500/);
  expect(mail?.text).toContain('https://parts.test/seller/orders/new');
  expect(mail?.text).not.toMatch(/Петров|916/);
  expect(await told()).toEqual([]);
});

test('tells nothing when it is not wanted any more', async () => {
  await set(2, false);
  await ordered();
  expect(await told()).toEqual([]);
});
