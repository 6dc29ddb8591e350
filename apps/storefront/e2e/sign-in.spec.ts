import type { Locator, Page } from '@playwright/test';
import { loginOf, newPhone, readCode, readInMessage } from './clients.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './shop-test.ts';

// All tests log in from one IP, which gets ten phone codes an hour: tests that need a code run in one project only.
test.describe.configure({ mode: 'serial' });

const RETAIL = loginOf('retail');

const field = (within: Page | Locator, shop: Shop, name: string) =>
  within.getByRole('textbox', { name: shop.say('sign-in', name) });
const password = (within: Page | Locator, shop: Shop, name: string) =>
  within.getByLabel(shop.say('sign-in', name), { exact: true });
const button = (within: Page | Locator, shop: Shop, name: string) =>
  within.getByRole('button', { name: shop.say('sign-in', name), exact: true });

async function sessionOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name.endsWith('partshop_session'))?.value;
}

test('the login popup reports a wrong password, keeps the login, and accepts the right password', async ({
  page,
  shopIn,
  faults,
}) => {
  faults.expect(/status of 401/);
  const shop = shopIn('ru');
  const pieces = await shop.fillBasket();
  const before = await sessionOf(page);
  await shop.header.locator('a[href^="/login"]').last().click();
  const dialog = page.getByRole('dialog');
  await field(dialog, shop, 'Телефон или эл. почта').fill(RETAIL.email);
  await password(dialog, shop, 'Пароль').fill('not-my-password');
  await button(dialog, shop, 'Войти').click();
  await expect(dialog.getByRole('alert')).toContainText(
    shop.say('sign-in', 'Телефон, почта или пароль не подходят. Проверьте раскладку и Caps Lock'),
  );
  await expect(field(dialog, shop, 'Телефон или эл. почта')).toHaveValue(RETAIL.email);
  await expect(password(dialog, shop, 'Пароль')).toHaveValue('');

  await password(dialog, shop, 'Пароль').fill(RETAIL.password);
  await button(dialog, shop, 'Войти').click();
  await expect(shop.header.locator('[data-popup="account"]')).toBeVisible();
  const answer = await page.request.get('/services/basket/items_json');
  const { count } = (await answer.json()) as { count: number };
  expect(count, 'the basket came along').toBeGreaterThanOrEqual(pieces);
  expect(await sessionOf(page), 'another session').not.toBe(before);

  await test.step('and the session before it opens nothing any more', async () => {
    const cookies = await page.context().cookies();
    const name = cookies.find((cookie) => cookie.name.endsWith('partshop_session'))?.name ?? '';
    const old = await page.request.get('/services/clientbaseinfo', { headers: { cookie: `${name}=${before}` } });
    expect(((await old.json()) as { ClientId?: number }).ClientId).toBeUndefined();
  });

  await test.step('the personal menu logs out', async () => {
    await page.goto('/');
    await shop.isReady();
    await shop.header.locator('[data-popup="account"]').click();
    await button(page.getByRole('dialog'), shop, 'Выйти').click();
    await expect(shop.header.locator('[data-popup="account"]')).toHaveCount(0);
  });
});

test('a visitor registers by SMS code, gets the bonus, changes and recovers the password', async ({
  page,
  shopIn,
  isMobile,
  faults,
}) => {
  test.skip(isMobile, 'codes are few for one address');
  faults.expect(/status of 422/);
  const shop = shopIn('ru');
  const phone = newPhone();
  const first = 'Зимняя резина 2026';
  const second = 'Летние диски 2027';

  await test.step('registration', async () => {
    await shop.open('/register-simple');
    await field(page, shop, 'Телефон').fill(phone);
    await button(page.getByRole('main'), shop, 'Получить код').click();
    const code = page.getByLabel(shop.say('sign-in', 'Код'), { exact: true });
    await code.fill('000000');
    await expect(page.getByRole('alert')).toBeVisible();
    await code.fill(await readCode(page));
    await field(page, shop, 'Имя').fill('Пётр Иванов');
    await password(page, shop, 'Придумайте пароль').fill(first);
    await page.getByRole('main').getByLabel(shop.say('sign-in', 'Город')).first().fill('Казан');
    await page
      .getByRole('option', { name: /Казань/ })
      .first()
      .click();
    await button(page.getByRole('main'), shop, 'Зарегистрироваться').click();
    await expect(shop.header.locator('[data-popup="account"]')).toBeVisible();
    const currentUser = (await (await page.request.get('/services/clientbaseinfo')).json()) as object;
    expect(currentUser).toMatchObject({ ClientType: 'Retail', Bonus: 200, CityName: 'Казань', ClientPhone: phone });
  });

  await test.step('the bonus pays a part of an order', async () => {
    await shop.openFilledCheckout();
    const choice = page.getByRole('checkbox', { name: /Оплатить бонусами/ });
    const roubles = Number(await choice.inputValue());
    expect(roubles).toBeGreaterThan(0);
    await choice.check();
    // Each way of delivery has a total of its own; one is shown.
    const shown = page.getByText(shop.say('checkout', 'Бонусы'), { exact: true }).filter({ visible: true });
    await expect(shown).toBeVisible();
    await shop.fillInCheckout();
    await shop.orderButton.click();
    await shop.orderNumber();
    await expect(page.getByRole('main')).toContainText(shop.say('checkout', 'Оплачено бонусами'));
    await expect(page.locator('.top-bonus')).toContainText(`${200 - roubles}`);
  });

  await test.step('change of the password', async () => {
    await shop.open('/profile');
    await password(page, shop, 'Текущий пароль').fill(first);
    await password(page, shop, 'Новый пароль').fill(second);
    await button(page, shop, 'Изменить пароль').click();
    await expect(page.getByRole('status').filter({ hasText: /парол/i }).first()).toBeVisible();
    await button(page.getByRole('main'), shop, 'Выйти').click();
    await expect(shop.header.locator('[data-popup="account"]')).toHaveCount(0);
  });

  await test.step('recovery by a code', async () => {
    await shop.open('/rememberpassword');
    await page.getByRole('main').getByRole('textbox').first().fill(phone);
    await page.getByRole('main').getByRole('button').first().click();
    const code = page.getByLabel(shop.say('sign-in', 'Код'), { exact: true });
    await expect(code).toBeVisible();
    await code.fill(await readInMessage(page, /(?<=код для смены пароля )\d{6}/));
    await expect(page).toHaveURL(/\/user\/password\/recovery\/.+\..+/);
    const address = page.url();
    await password(page, shop, 'Новый пароль').fill(first);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Сохранить|Задать|парол/i })
      .last()
      .click();
    await expect(page).toHaveURL(/\/profile\?password=changed$/);
    await expect(page.getByRole('main').getByText(/Пароль изменён/)).toBeVisible();
    await expect(shop.header.locator('[data-popup="account"]')).toBeVisible();

    await test.step('whose link works once', async () => {
      await page.goto(address);
      await expect(page.getByRole('main').locator('input[type="password"]')).toHaveCount(0);
    });
  });

  const answer = await page.request.post('/login_json', { data: { login: phone, password: first } });
  expect(answer.status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the login form logs in and redirects back', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await page.goto('/login?target=/profile');
    await field(page.getByRole('main'), shop, 'Телефон или эл. почта').fill(RETAIL.phone);
    await password(page.getByRole('main'), shop, 'Пароль').fill(RETAIL.password);
    await button(page.getByRole('main'), shop, 'Войти').click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('main')).toContainText(RETAIL.email);
  });
});

test('more than ten wrong logins are rejected for a while, whatever the password', async ({ page, isMobile }) => {
  test.skip(isMobile, 'once is enough');
  const statuses: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const answer = await page.request.post('/login_json', {
      data: { login: 'nobody@example.com', password: `guess-${nth}` },
    });
    statuses.push(answer.status());
    if (answer.status() === 429) expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  }
  expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('a login from a page of another site is refused', async ({ page }) => {
  const answer = await page.request.post('/login_json', {
    data: { login: RETAIL.phone, password: RETAIL.password },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status()).toBe(403);
});
