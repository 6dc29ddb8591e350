import { paths } from '@partshop/features/shared';
import { logIn, newPhone, readCode, register } from '../clients.ts';
import { RICH_ARTICLE } from '../landmarks.ts';
import { expect, test } from '../shop-test.ts';

/** Clients of the tests' own: what they change is kept with the account. */
test('what a client chooses in the settings is so on every page', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await register(page);
  await shop.open(paths.settings.to());
  const goods = page.getByRole('region', { name: shop.say('settings', 'Товары и цены') });
  await goods.getByRole('radio', { name: shop.say('price-table', 'Таблица') }).check();
  await goods.getByRole('combobox', { name: shop.say('price-table', 'Порядок') }).selectOption('2');
  await goods.getByRole('radio', { name: 'евро' }).check();
  await goods.getByRole('combobox', { name: shop.say('settings', 'Язык') }).selectOption('en');
  await goods.getByRole('button', { name: shop.say('settings', 'Сохранить') }).click();
  await expect(goods.getByText(shop.say('settings', 'Сохранено.'))).toBeVisible();
  const searches = page.getByRole('region', { name: shop.say('settings', 'История и данные') });
  await searches.getByRole('checkbox').uncheck();
  await searches.getByRole('button', { name: shop.say('settings', 'Сохранить') }).click();
  await expect(searches.getByText(shop.say('settings', 'Сохранено.'))).toBeVisible();

  await shop.openPriceOf(RICH_ARTICLE);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: shop.say('price-table', 'Порядок') })).toHaveValue('');
  await expect(page.getByRole('main').getByText('€').first()).toBeVisible();
  await shop.searchFor('колодки');
  await expect(page).toHaveURL(/Search-Text/);
  await page.goto(paths.searchHistory.to());
  await expect(page.getByRole('main')).toContainText('Новые запросы не запоминаются');

  await test.step('a page in another language offers to switch, and does not redirect', async () => {
    await expect(page).toHaveURL(paths.searchHistory.to());
    await page.getByRole('link', { name: /Открыть эту страницу: .?English/ }).click();
    await expect(page).toHaveURL(`/en${paths.searchHistory.to()}`);
    await shopIn('en').isInItsLanguage();
    await expect(page.locator('[data-ui="LanguageOffer"]')).toHaveCount(0);
  });
});

test('a client changes the phone by a code, and deletes the account: its order stays without personal data', async ({
  page,
  browser,
  baseURL,
  shopIn,
  faults,
}) => {
  // The account stays while the order is on its way.
  faults.expect(/status of 409/);
  const shop = shopIn('ru');
  const { email, password } = await register(page);
  const phone = newPhone();

  await test.step('the new phone is proved by the code that was sent to it', async () => {
    await shop.open(paths.ownContact.to('phone'));
    await page.getByLabel(shop.say('account', 'Новый телефон')).fill(phone);
    await page.getByRole('button', { name: shop.say('sign-in', 'Получить код') }).click();
    const code = page.getByLabel(shop.say('sign-in', 'Код'), { exact: true });
    await expect(code).toBeVisible();
    await code.fill(await readCode(page));
    await expect(page).toHaveURL(`${paths.profile.to()}?saved=contact`);
    await expect(page.getByRole('main')).toContainText(phone.slice(-2));
  });

  const name = 'Аграфена Тайнова';
  await shop.openFilledCheckout();
  await shop.fillInCheckout({ name, phone });
  await shop.orderButton.click();
  const number = await shop.orderNumber();

  await test.step('an account whose order is on its way stays', async () => {
    await shop.open(paths.ownData.to());
    const file = await page.request.get('/services/cabinet/personal-data');
    expect(JSON.stringify(await file.json())).toContain(name);
    await page.getByRole('link', { name: shop.say('account', 'Перейти к удалению') }).click();
    await page.getByLabel(shop.say('account', 'Ваш пароль')).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: shop.say('account', 'Удалить навсегда') }).click();
    await expect(page.getByRole('alert')).toContainText(shop.say('account', 'Есть незавершённые заказы'));
  });

  const order = (await (await page.request.get(`/services/cabinet/getorders/${number}`)).json()) as {
    items: { orderItemId: number }[];
  };
  for (const { orderItemId } of order.items) {
    const cancelled = await page.request.post(`/services/cabinet/order-item-request-cancel-${orderItemId}`, {
      data: {},
    });
    expect(cancelled.status()).toBe(200);
  }
  await page.getByLabel(shop.say('account', 'Ваш пароль')).fill(password);
  await page.getByRole('button', { name: shop.say('account', 'Удалить навсегда') }).click();
  await expect(shop.heading).toHaveText(shop.say('account', 'Аккаунт удалён'));
  await expect(shop.header.locator('[data-popup="account"]')).toHaveCount(0);

  const office = await browser.newPage({ ...(baseURL && { baseURL }) });
  await logIn(office, 'admin');
  const kept = (await (await office.request.get(`/services/cabinet/getorders/${number}`)).json()) as object;
  expect(kept).toMatchObject({ number, contactName: '', contactPhone: '', contactEmail: '' });
  expect(JSON.stringify(kept)).not.toContain(email);
  await office.close();
});
