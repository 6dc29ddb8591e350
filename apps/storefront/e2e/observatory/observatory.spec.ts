import { expect, test } from '../shop-test.ts';
import { openHttpsShop, type HttpsShop } from './https-shop.ts';
import { scannerFolder } from './install.ts';
import { createScan, type Scan } from './scan.ts';

const folder = scannerFolder();

// CI installs the scanner, or fails.
test.skip(
  folder === null && !process.env['CI'],
  'The scanner is not here: node apps/storefront/e2e/observatory/install.ts',
);

const PRICE = '/price/mann-filter/W71275';

test.describe('the HTTP Observatory gives A+ (S1)', () => {
  // All pages share one shop.
  test.describe.configure({ mode: 'default' });
  let shop: HttpsShop;
  let scan: Scan;

  test.beforeAll(async ({ baseURL }) => {
    if (folder === null) throw new Error('The scanner is not here: .ci/run brings it.');
    const dataDir = process.env['E2E_DATA_DIR'];
    shop = await openHttpsShop(folder, dataDir === undefined ? { API_URL: baseURL ?? '' } : { DATA_DIR: dataDir });
    scan = await createScan(folder, shop);
  });
  test.afterAll(async () => shop?.close());

  for (const [name, target, status] of [
    ['home', '/', 200],
    ['a price page', PRICE, 200],
    ['a page that is not there', '/no-such-page', 404],
    ['login', '/login', 200],
    ['a file that is not there', '/dist/none.js', 404],
    ['a call', '/services/clientbaseinfo', 200],
  ] as const) {
    test(`to ${name}`, async () => {
      const verdict = await scan(target);
      expect(verdict.status).toBe(status);
      expect(verdict.findings.filter(({ points }) => points < 0)).toEqual([]);
      expect(verdict.score, JSON.stringify(verdict.findings)).toBeGreaterThanOrEqual(130);
      expect(verdict.grade).toBe('A+');
    });
  }

  test('to a file', async ({ request }) => {
    const [, file = ''] = /src="(\/dist\/[^"]+\.js)"/.exec(await (await request.get('/')).text()) ?? [];
    expect(await scan(file)).toMatchObject({ grade: 'A+', status: 200 });
  });
});
