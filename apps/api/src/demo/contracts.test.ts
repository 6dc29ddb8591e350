import { demoContracts, demoLogins } from '@partshop/demo-data';
import { ClientInfo, Finance } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApi, good } from '../testing/test-api.ts';
import { defaultSiteConfig } from '../platform/settings/default-site-config.ts';
import { ensureDemoClients } from './clients.ts';
import { ensureDemoContracts } from './contracts.ts';

const { database, fixtures, time, visitor } = await createTestApi();
const lines: string[] = [];
const ensure = async () => ensureDemoContracts(database.patient, (line) => lines.push(line), time.now);

test('each wholesale client of the demo has a contract and a year of orders, once, and owes what the contract says', async () => {
  await database.pool.query(`insert into settings (name, value) values ('demo-catalogue', '{"version":1}')`);
  await ensureDemoClients(database.patient, defaultSiteConfig.bonus, () => undefined);
  await fixtures.point();
  for (let number = 0; number < 20; number += 1) await fixtures.goods({ price: 25_013 + number * 9_117 });
  await Promise.all([ensure(), ensure(), ensure()]);
  expect(lines).toHaveLength(1);

  for (const { role, creditLimit, overdue } of demoContracts) {
    const login = demoLogins.find((one) => one.role === role);
    const guest = visitor();
    await guest.post('/login_json', { login: login?.phone, password: login?.password });
    const finance = await good(guest.get('/services/cabinet/finance?take=200'), Finance);
    expect(finance).toMatchObject({ terms: { creditLimit, paymentDays: 14 }, overdue: { total: overdue } });
    expect(finance.terms?.available).toBeGreaterThan(0);
    expect(await good(guest.get('/services/clientbaseinfo'), ClientInfo)).toMatchObject({ PayBad: overdue / 100 });
    const { items, total } = finance.entries;
    expect(total).toBeGreaterThan(40);
    expect(items.at(-1)?.balance).toBe(items.at(-1)?.amount);
    for (const { kind, order } of items) expect(order === null).toBe(kind === 'payment');
    const ages = Object.values(finance.overdue);
    expect(ages.filter((sum) => sum > 0)).toHaveLength(overdue > 0 ? ages.length : 0);
    const [shipment] = items.filter(({ kind }) => kind === 'shipment');
    expect(await guest.get(`/services/cabinet/getorders/${shipment?.order}`)).toMatchObject({
      status: 200,
      body: { total: shipment?.amount },
    });
  }
});
