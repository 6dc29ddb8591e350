import { ClientInfo } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApi, good } from '../testing/test-api.ts';
import { demoLogins, describeDemoLogins, type DemoRole } from '@partshop/demo-data/logins';
import { defaultSiteConfig } from '../platform/settings/default-site-config.ts';
import { ensureDemoClients } from './clients.ts';

const { database, visitor } = await createTestApi();
const lines: string[] = [];
const ensure = async () => ensureDemoClients(database.patient, defaultSiteConfig.bonus, (line) => lines.push(line));
const count = async () => (await database.pool.query('select from clients')).rowCount;

test('a shop with goods of its own gets no client with a known password', async () => {
  expect(await ensure()).toBe(false);
  expect(await count()).toBe(0);
});

describe('a shop with the demo catalogue', () => {
  test('gets a client for each role, once, however many processes start', async () => {
    await database.pool.query(`insert into settings (name, value) values ('demo-catalogue', '{"version":1}')`);
    await database.pool.query(`insert into sellers (id, names, is_demo) values (1, '{"ru":"Автоопора"}', true)`);
    expect(await Promise.all([ensure(), ensure(), ensure()])).toEqual([true, true, true]);
    expect(await count()).toBe(11);
    expect(await ensure()).toBe(true);
    expect(lines).toHaveLength(1);
  });

  test('gives the client who sells a seller', async () => {
    const { rows } = await database.pool.query<{ email: string }>(
      'select c.email from sellers s join clients c on c.id = s.client_id where s.id = 1',
    );
    expect(rows).toEqual([{ email: demoLogins.find(({ role }) => role === 'seller')?.email }]);
  });

  const roles: [DemoRole, object][] = [
    ['retail', { ClientType: 'Retail', Bonus: 200, PayBad: 0, IsSeller: false }],
    ['wholesale', { ClientType: 'Wholesale', PayBad: 0, CompanyId: 1 }],
    ['wholesale-debt', { ClientType: 'Wholesale', PayBad: 0, CompanyId: 2 }],
    ['seller', { IsSeller: true, SellerRole: 'owner', canSwichUser: false, localizeEditor: false }],
    ['seller-manager', { IsSeller: true, SellerRole: 'manager' }],
    ['seller-warehouse', { IsSeller: true, SellerRole: 'warehouse' }],
    ['admin', { canSwichUser: true, IsSeller: false, localizeEditor: false }],
    ['company-owner', { Company: { Name: 'ООО «Таксопарк Восток»', Role: 'owner', Waiting: 0 } }],
    ['company-buyer', { ClientType: 'Wholesale', Company: { Role: 'buyer' } }],
    ['company-viewer', { Company: { Role: 'viewer' } }],
    ['editor', { localizeEditor: true, canSwichUser: false, IsSeller: false }],
  ];
  test.each(roles)('lets one log in as %s, by phone and by e-mail', async (role, expected) => {
    const login = demoLogins.find((one) => one.role === role);
    for (const name of [login?.phone, login?.email]) {
      const body = { login: name, password: login?.password };
      expect(await good(visitor().post('/login_json', body), ClientInfo)).toMatchObject({
        ClientName: login?.name,
        ...expected,
      });
    }
  });

  test('lists their logins in a table, one per line', () => {
    const [head = '', ...rows] = describeDemoLogins();
    expect(rows).toHaveLength(11);
    for (const row of rows) expect(row.indexOf('+7')).toBe(head.indexOf('phone'));
  });
});
