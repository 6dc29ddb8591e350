import type { Page, Route } from '@playwright/test';
import { RICH_ARTICLE } from './landmarks.ts';
import { BUYER } from './shop.ts';
import { expect, test } from './shop-test.ts';

/** The failures of §8 in a browser, each caused on purpose. */

const SEARCH_GOOD = '**/services/search/searchgood_json*';
const refuse = async (route: Route) => route.fulfill({ status: 500, json: { code: 'internal', message: '' } });

/** Records the error reports that pages send. */
async function watchReports(page: Page): Promise<URLSearchParams[]> {
  const reports: URLSearchParams[] = [];
  await page.route('**/saveerror*', async (route) => {
    reports.push(new URLSearchParams(route.request().postData() ?? ''));
    await route.fulfill({ json: { ok: true } });
  });
  return reports;
}

const markDocument = (page: Page) => page.evaluate(() => void Reflect.set(window, 'mark', 'stays'));
const markOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') as unknown);

test('§8 a page chunk fails once: it is fetched again, and the visitor notices nothing', async ({
  page,
  shopIn,
  faults,
}) => {
  faults.expect(/Failed to load resource|request failed/);
  const shop = shopIn('ru');
  await shop.open('/');
  await markDocument(page);
  let failures = 0;
  await page.route('**/dist/assets/basket.screen-*.js', async (route) => {
    failures += 1;
    await (failures === 1 ? route.abort('failed') : route.continue());
  });
  await shop.basketLink(0).click();
  await expect(shop.heading).toHaveText(shop.say('basket', 'Корзина пуста'));
  expect(await markOf(page)).toBe('stays');
});

test('§8 a page chunk fails: Loading chunk failed, and an offer to reload', async ({ page, shopIn, faults }) => {
  faults.expect(/Failed to load resource|request failed|Loading chunk failed/);
  const reports = await watchReports(page);
  const shop = shopIn('ru');
  await shop.open('/');
  await page.route('**/dist/assets/basket.screen-*.js*', async (route) => route.abort('failed'));
  await shop.basketLink(0).click();
  const reload = page.getByRole('main').getByRole('link', { name: shop.say('layout', 'Обновить страницу') });
  await expect(reload).toBeVisible();
  await expect.poll(() => reports.map((report) => report.get('error'))).toEqual(['Error: Loading chunk failed']);
  await page.unroute('**/dist/assets/basket.screen-*.js*');
  await reload.click();
  await expect(shop.heading).toHaveText(shop.say('basket', 'Корзина пуста'));
});

test('§8 server version header differs: the page reloads itself once and keeps what was typed', async ({
  page,
  shopIn,
  faults,
}) => {
  faults.expect(/status of 503|answer 503/);
  const shop = shopIn('ru');
  await shop.openFilledCheckout();
  await shop.fillInCheckout();
  await shop.comment('Позвоните заранее');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/services/orders/createOrderRetail*', async (route) =>
    route.fulfill({
      status: 503,
      headers: { 'x-server-version': 'another' },
      json: { code: 'unavailable', message: '' },
    }),
  );
  await shop.orderButton.click();
  await expect.poll(() => documents).toBe(1);
  await shop.isReady();
  await expect(shop.field('Имя и фамилия')).toHaveValue(BUYER.name);
  await expect(shop.field('Комментарий к заказу')).toHaveValue('Позвоните заранее');
  await expect(shop.points.first()).toBeChecked();

  await shop.orderButton.click();
  await expect(page.getByRole('alert')).toContainText(shop.say('checkout', 'Заказ не подтверждён, ничего не потеряно'));
  await shop.basketLink(await countOf(page)).click();
  await expect(shop.heading).toHaveText(shop.say('basket', 'Корзина'));
  expect(documents).toBe(1);
});

/** Number of pieces in the basket on the server. */
async function countOf(page: Page): Promise<number> {
  const answer = await page.request.get('/services/basket/items_json');
  return ((await answer.json()) as { count: number }).count;
}

test('§8 data load fails during navigation: the user is sent to /error/500 and can try again there', async ({
  page,
  shopIn,
  faults,
}) => {
  faults.expect(/status of 500|answer 500|page error/);
  const reports = await watchReports(page);
  const shop = shopIn('ru');
  await shop.open('/');
  await markDocument(page);
  await page.route(SEARCH_GOOD, refuse);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/price/mann-filter/W71275?view=table';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/\/error\/500\?from=/);
  await expect(shop.heading).toHaveText(shop.say('core', 'Не удалось загрузить страницу'));
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => reports.map((report) => report.get('error'))).toEqual(['ApiError: ']);
  await page.unroute(SEARCH_GOOD);
  await page
    .getByRole('main')
    .getByRole('link', { name: shop.say('core', 'Повторить') })
    .click();
  await expect(page).toHaveURL(/\/price\/mann-filter\/W71275\?view=table$/);
  await expect(shop.heading).toContainText(RICH_ARTICLE.number);
});

test('/error/500 leads only to a page of the shop', async ({ page, shopIn, faults }) => {
  faults.expect(/status of 500|answer 500/);
  const shop = shopIn('ru');
  await page.goto('/error/500?from=https://evil.example/');
  await expect(page.getByRole('main').getByRole('link', { name: shop.say('core', 'Повторить') })).toHaveAttribute(
    'href',
    '/',
  );
});

test('§8 failure during first mount: nothing is shown to the user, and the page works by its links', async ({
  page,
  shopIn,
  faults,
}) => {
  faults.expect(/page error|console error/);
  const reports = await watchReports(page);
  const shop = shopIn('ru');
  await page.route('**/dist/assets/start-app-*.js', async (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const startApp = () => { throw new Error("no start") }',
    }),
  );
  await page.goto('/price/mann-filter/W71275');
  await expect.poll(() => reports.map((report) => report.get('error'))).toContainEqual('Error: no start');
  await expect(shop.heading).toContainText(RICH_ARTICLE.number);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await shop.addButton(await shop.offerOf('Запрошенный номер')).click();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(shop.heading).toHaveText(shop.say('basket', 'Корзина'));
});

test('§8 uncaught browser error: reported through /saveerror without personal data, its failure only logged', async ({
  page,
  shopIn,
  faults,
}) => {
  faults.expect(/page error: Cannot reach/);
  const reports = await watchReports(page);
  await shopIn('ru').open('/?phone=79161234567');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Cannot reach anna@example.com');
    });
  });
  await expect.poll(() => reports.length).toBe(1);
  const [report] = reports;
  expect(report?.get('error')).toBe('Error: Cannot reach [mail]');
  expect(report?.get('url')).not.toContain('7916');
  expect(Object.keys(JSON.parse(report?.get('raw') ?? '{}') as object)).toEqual(['message', 'filename', 'stack']);
});

test('the server accepts an error report', async ({ page, shopIn, faults }) => {
  faults.expect(/page error: taken/);
  await shopIn('ru').open('/');
  const answered = page.waitForResponse('**/saveerror*');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('taken');
    });
  });
  expect((await answered).status()).toBe(200);
});

test('§8 localisation loading fails: the key text itself is shown', async ({ page, shopIn, faults }) => {
  faults.expect(/status of 500|answer 500/);
  const shop = shopIn('en');
  await shop.open('/');
  await page.route('**/Localization/GetValues*', refuse);
  await shop.basketLink(0).click();
  await expect(shop.heading).toHaveText('Корзина пуста');
});
