import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { logIn, loginOf, newPhone } from './clients.ts';
import { RICH_ARTICLE } from './landmarks.ts';
import { expect, test } from './shop-test.ts';
import { LANGUAGES } from './texts.ts';

type Item = { orderItemId: number };
type Offer = {
  articleId: number;
  priceListId: number;
  basketId?: number;
  isReturnable: boolean;
  quantity: number;
  multiplicity: number;
};

/** Concurrent tests buy: offers with less stock than this are left to tests that need scarce ones. */
const PLENTY = 30;

/**
 * Orders one offer that can be returned, without the pages that other tests cover: tests that run at once share the basket of a demo
 * client. Returns the number of the order.
 */
async function placeOrder({ request }: Page): Promise<string> {
  const { makerKey, number } = RICH_ARTICLE;
  const found = await request.post('/services/search/searchgood_json', {
    data: { CatalogKey: makerKey, Number: number },
  });
  const { items } = (await found.json()) as { items: Offer[] };
  const offers = items.filter(({ isReturnable, quantity }) => isReturnable && quantity >= PLENTY);
  const { points } = await read<{ points: { id: number }[] }>(request, '/services/basket/basketshowsetstep_json');
  let ordered = '';
  await expect(async () => {
    const offer = offers[randomInt(offers.length)];
    const { articleId = 0, priceListId = 0, multiplicity: qty = 1 } = offer ?? {};
    await request.post('/services/basket/add_json', { data: { articleId, priceListId, qty } });
    const basket = await read<{ items: Offer[] }>(request, '/services/basket/items_json');
    const line = basket.items.find((one) => one.articleId === articleId && one.priceListId === priceListId);
    const data = {
      RequestId: randomUUID(),
      BasketIds: [line?.basketId],
      ContactName: 'Анна Смирнова',
      ContactPhone: newPhone(),
      PointId: points[0]?.id,
      PaymentType: 'on-receipt',
    };
    const answer = await request.post('/services/orders/createOrderRetail', { data });
    expect(answer.status(), await answer.text()).toBe(200);
    ordered = ((await answer.json()) as { number: string }).number;
  }).toPass();
  return ordered;
}

const read = async <Body>(request: APIRequestContext, path: string): Promise<Body> =>
  (await (await request.get(path)).json()) as Body;

const itemsOf = async ({ request }: Page, number: string): Promise<Item[]> =>
  (await read<{ items: Item[] }>(request, `/services/cabinet/getorders/${number}`)).items;

/** What staff do with the items of an order. */
async function staffSet(staff: Page, ids: number[], Status: string, Description = ''): Promise<void> {
  const data = { OrderItemIds: ids, Status, Description };
  const answer = await staff.request.post('/services/orders/SetItemsStatus', { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The order in the list; another link beside it repeats it. */
const orderLink = (page: Page, number: string) => page.locator('[data-card-link]').filter({ hasText: number });

const itemOf = (page: Page) => page.getByRole('main').locator('.item').first();

for (const lang of LANGUAGES) {
  test(`an order is found in the list, a part is cancelled, another returned, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const { say } = shop;
    await logIn(page, 'retail');
    const number = await placeOrder(page);
    await shop.open(paths.orderStatistics.to());
    await expect(page.getByRole('figure')).toHaveCount(4);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('orders', 'Мои заказы') })
      .click();
    await shop.isReady();
    await page.getByRole('textbox', { name: say('orders', 'Номер заказа или детали') }).fill(number);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('orders', 'Найти'), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`q=${number}`));
    await shop.isReady();
    await orderLink(page, number).click();
    await expect(shop.heading).toHaveText(say('orders', 'Заказ {number}', { number }));

    const item = itemOf(page);
    await item.getByText(say('orders', 'Отменить деталь'), { exact: true }).click();
    await item.getByRole('textbox', { name: say('orders', 'Причина') }).fill('Ошибся');
    await item.getByRole('button', { name: say('orders', 'Отменить'), exact: true }).click();
    await expect(item.locator('[data-status="cancelled"]').first()).toBeVisible();
    await item.getByText(say('orders', 'Что происходит с деталью'), { exact: true }).click();
    await expect(item.getByText('Ошибся')).toBeVisible();
    if (lang === 'ar') await shop.isInItsLanguage();

    const other = await placeOrder(page);
    const ids = (await itemsOf(page, other)).map(({ orderItemId }) => orderItemId);
    const staff = await newVisitor();
    await logIn(staff, 'admin');
    for (const status of ['ready', 'issued']) await staffSet(staff, ids, status);
    await shop.open(paths.order.to(other));
    await item.getByText(say('orders', 'Вернуть деталь'), { exact: true }).click();
    await item.getByRole('button', { name: say('orders', 'Попросить о возврате'), exact: true }).click();
    await expect(item.locator('[data-status="return-requested"]').first()).toBeVisible();

    await staffSet(staff, ids, 'returned', 'Приняли');
    await shop.open(paths.order.to(other));
    await expect(item.locator('[data-status="returned"]').first()).toBeVisible();
    await item.getByText(say('orders', 'Что происходит с деталью'), { exact: true }).click();
    await expect(item.getByText('Приняли')).toBeVisible();
  });

  test(`a guest repeats an order, in ${lang}`, async ({ page, shopIn }) => {
    const shop = shopIn(lang);
    const { say } = shop;
    const number = await placeOrder(page);
    await shop.open(paths.order.to(number));
    await page.getByRole('link', { name: say('orders', 'Повторить заказ'), exact: true }).click();
    await expect(shop.heading).toHaveText(say('orders', 'Повторить заказ {number}', { number }));
    await expect(page.getByText(say('orders', 'Цена та же'))).toBeVisible();
    await shop.isReady();
    if (lang === 'ar') await shop.isInItsLanguage();
    await page.getByRole('button', { name: say('orders', 'Положить в корзину') }).click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(shop.basketLines).toHaveCount(1);
  });
}

test('“where is my part” is two clicks from the home page, and a login returns there', async ({
  page,
  shopIn,
  newVisitor,
  isMobile,
}) => {
  test.skip(isMobile, 'the link is in the menu there');
  const shop = shopIn('ru');
  const { say } = shop;
  await logIn(page, 'retail');
  const number = await placeOrder(page);

  const guest = shopIn('ru', await newVisitor());
  await guest.open('/');
  await guest.header.getByRole('link', { name: say('layout', 'Заказы') }).click();
  const dialog = guest.page.getByRole('dialog');
  await dialog.getByRole('link', { name: say('sign-in', 'Найти заказ') }).click();
  await expect(guest.page.getByRole('textbox', { name: say('orders', 'Номер заказа') })).toBeVisible();

  await guest.open('/');
  await guest.header.getByRole('link', { name: say('layout', 'Заказы') }).click();
  const { email, password } = loginOf('retail');
  await dialog.getByRole('textbox', { name: say('sign-in', 'Телефон или эл. почта') }).fill(email);
  await dialog.getByLabel(say('sign-in', 'Пароль'), { exact: true }).fill(password);
  await dialog
    .locator('form')
    .getByRole('button', { name: say('sign-in', 'Войти'), exact: true })
    .click();
  await expect(guest.page).toHaveURL(/\/client\/orders$/);

  await shop.open('/');
  await shop.header.getByRole('link', { name: say('layout', 'Заказы') }).click();
  await orderLink(page, number).click();
  await expect(page.getByRole('note')).toContainText(say('orders', 'Где заказ'));
});

test('an order of somebody else is not found', async ({ page, newVisitor, faults }) => {
  faults.expect(/status of 404/);
  const number = await placeOrder(page);
  const stranger = await newVisitor();
  await logIn(stranger, 'wholesale');
  expect((await stranger.goto(paths.order.to(number)))?.status()).toBe(404);
});

test('a manager lowers a price on the page of an order, and its buyer reads why', async ({
  page,
  newVisitor,
  shopIn,
  isMobile,
}) => {
  test.skip(isMobile, 'managers sit at desks');
  const { say } = shopIn('ru');
  const number = await placeOrder(page);
  const manager = await newVisitor();
  await logIn(manager, 'admin');
  await manager.goto(paths.order.to(number));
  const form = itemOf(manager)
    .locator('details')
    .filter({ hasText: say('orders', 'Цена за штуку') });
  await form.locator('summary').click();
  await form.getByLabel(say('orders', 'Цена за штуку')).fill('1,50');
  await form.getByLabel(say('orders', 'Причина')).fill('Скидка постоянному клиенту');
  await form.getByRole('button', { name: say('orders', 'Изменить цену') }).click();
  await expect(manager.getByRole('heading', { name: say('orders', 'Изменения в заказе') })).toBeVisible();
  await page.goto(paths.order.to(number));
  const changes = page.getByRole('region', { name: say('orders', 'Изменения в заказе') });
  await expect(changes).toContainText('1,50');
  await expect(changes).toContainText('Скидка постоянному клиенту');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is repeated, and a part of it is cancelled, by plain forms', async ({ page, shopIn, faults }) => {
    // The page that says what is wrong with a form.
    faults.expect(/status of 400/);
    const shop = shopIn('ru');
    const { say } = shop;
    await page.goto('/price/mann-filter/W71275');
    await shop.add(await shop.offerOf('Запрошенный номер'));
    await shop.checkOutLink.click();
    await shop.fillInCheckout({ name: 'Ольга Белова', phone: newPhone() });
    await shop.orderButton.click();
    const number = await shop.orderNumber();
    await page.goto(paths.order.to(number));
    const item = itemOf(page);
    await item.getByText(say('orders', 'Отменить деталь'), { exact: true }).click();
    await item.getByRole('button', { name: say('orders', 'Отменить'), exact: true }).click();
    await expect(item.locator('[data-status="cancelled"]').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/client/vue-order/${number}$`));

    await page.getByRole('link', { name: say('orders', 'Повторить заказ'), exact: true }).click();
    const repeated = page.getByRole('main').getByRole('checkbox');
    const submit = page.getByRole('button', { name: say('orders', 'Положить в корзину') });
    await submit.click();
    await expect(page.getByRole('alert')).toContainText(say('orders', 'Отметьте хотя бы одну позицию'));
    await repeated.check();
    await submit.click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(shop.basketLines).toHaveCount(1);
  });
});
