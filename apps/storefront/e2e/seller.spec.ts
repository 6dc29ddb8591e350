import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { logIn, newPhone } from './clients.ts';
import { RICH_ARTICLE } from './landmarks.ts';
import { isOfTest } from './seller-lists.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './shop-test.ts';

type Offer = { articleId: number; priceListId: number; sellerName: string; quantity: number; multiplicity: number };
type Item = { orderItemId: number; qty: number; status: string };
type Ordered = { number: string; items: Item[] };

/** Concurrent tests buy: offers with less stock than this are left to tests that need scarce ones. */
const PLENTY = 30;

const read = async <Body>({ request }: Page, path: string): Promise<Body> =>
  (await (await request.get(path)).json()) as Body;

/** A guest puts several pieces of an article of the demo seller into the basket. */
async function fillBasket(page: Page): Promise<void> {
  const { makerKey: CatalogKey, number: Number } = RICH_ARTICLE;
  const found = await page.request.post('/services/search/searchgood_json', { data: { CatalogKey, Number } });
  const { items } = (await found.json()) as { items: Offer[] };
  const offer = items.find(({ sellerName, quantity }) => sellerName.includes('Автоопора') && quantity >= PLENTY);
  if (!offer) throw new Error('The demo seller has no such offer.');
  const { articleId, priceListId, multiplicity } = offer;
  await page.request.post('/services/basket/add_json', { data: { articleId, priceListId, qty: 3 * multiplicity } });
}

/** A guest orders it, without the pages that other tests cover. */
async function placeOrder(page: Page): Promise<Ordered> {
  await fillBasket(page);
  const { points } = await read<{ points: { id: number }[] }>(page, '/services/basket/basketshowsetstep_json');
  const data = {
    RequestId: randomUUID(),
    ContactName: 'Анна Смирнова',
    ContactPhone: newPhone(),
    PointId: points[0]?.id,
    PaymentType: 'on-receipt',
    AcceptsNoReturns: true,
  };
  const answer = await page.request.post('/services/orders/createOrderRetail', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Ordered;
}

const orderOf = async (buyer: Page, number: string) => read<Ordered>(buyer, `/services/cabinet/getorders/${number}`);

/** Opens the page of a queue that has the order: the newest are on the last one. */
async function openInQueue(shop: Shop, path: string, number: string): Promise<Locator> {
  const order = shop.page.locator('.order').filter({ hasText: number });
  for (let at = 1; at < 20; at += 1) {
    await shop.open(`${path}?page=${at}`);
    if ((await order.count()) > 0) break;
  }
  return order;
}

for (const lang of ['ru', 'en'] as const) {
  test(`a seller gets an order that is made in another browser, accepts a part, ships it, and answers a return, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string) => shop.say('seller', text);
    const buyer = await newVisitor();
    const purchase = shopIn(lang, buyer);
    await fillBasket(buyer);
    await purchase.open(paths.checkout.to());
    await purchase.fillInCheckout();
    await purchase.orderButton.click();
    const number = await purchase.orderNumber();
    const { items } = await orderOf(buyer, number);
    const ordered = items[0]?.qty ?? 0;
    await logIn(page, 'seller');
    const openOrder = (path: string) => openInQueue(shop, path, number);

    await test.step('accepts a part', async () => {
      const order = await openOrder(paths.sellerNewOrders.to());
      await order.getByText(say('Принять часть'), { exact: true }).first().click();
      const form = order.locator('details[open]');
      await form.getByRole('textbox', { name: say('Сколько есть') }).fill(String(ordered - 1));
      await form.getByRole('button', { name: say('Принять часть') }).click();
      await expect(form.getByText(say('Напишите причину: её увидит покупатель'))).toBeVisible();
      await form.getByRole('textbox', { name: shop.say('orders', 'Причина') }).fill('Нашлось не всё');
      await form.getByRole('button', { name: say('Принять часть') }).click();
      await expect(page.getByText(say('Часть принята, остальное — отказ.'))).toBeVisible();
      const seen = (await orderOf(buyer, number)).items;
      expect(seen.map(({ qty, status }) => [qty, status])).toEqual([
        [ordered - 1, 'ordered'],
        [1, 'refused'],
      ]);
    });

    await test.step('ships it', async () => {
      const order = await openOrder(paths.sellerWaitingOrders.to());
      const ship = order.getByRole('button', {
        name: shop.say('seller', 'Отгрузить всё в заказе {number}', { number }),
      });
      await ship.click();
      await expect(page.getByText(say('Отгружено. Покупатель видит, что товар в пути.'))).toBeVisible();
      expect((await orderOf(buyer, number)).items[0]?.status).toBe('in-transit');
    });

    await test.step('answers a return', async () => {
      const OrderItemIds = [items[0]?.orderItemId];
      const staff = await newVisitor();
      await logIn(staff, 'admin');
      for (const Status of ['arrived', 'ready', 'issued']) {
        const answer = await staff.request.post('/services/orders/SetItemsStatus', { data: { OrderItemIds, Status } });
        expect(answer.status(), await answer.text()).toBe(200);
      }
      const asked = await buyer.request.post('/services/cabinet/ReturnRequest', {
        data: { OrderItemId: OrderItemIds[0], Description: 'Не подошло' },
      });
      expect(asked.status(), await asked.text()).toBe(200);
      const order = await openOrder(paths.sellerReturns.to());
      await expect(order).toContainText('Не подошло');
      await order.getByText(say('Отказать'), { exact: true }).first().click();
      const form = order.locator('details[open]');
      await form.getByRole('textbox', { name: shop.say('orders', 'Причина') }).fill('Следы установки');
      await form.getByRole('button', { name: say('Отказать') }).click();
      await expect(page.getByText(say('Ответ отправлен: отказ с причиной.'))).toBeVisible();
      await buyer.goto(paths.order.to(number));
      await expect(buyer.getByRole('main')).toContainText('Следы установки');
    });
  });
}

test('of two people of one seller the second is told that the order has changed', async ({
  page,
  shopIn,
  newVisitor,
  faults,
}) => {
  faults.expect(/status of 409/);
  const shop = shopIn('ru');
  const { number, items } = await placeOrder(await newVisitor());
  await logIn(page, 'seller');
  const order = await openInQueue(shop, paths.sellerNewOrders.to(), number);
  const other = await newVisitor();
  await logIn(other, 'seller');
  const data = {
    OrderNumber: number,
    Version: 1,
    OrderItemIds: items.map(({ orderItemId }) => orderItemId),
    Description: 'Кончились',
  };
  expect((await other.request.post('/services/seller/refuse_json', { data })).status()).toBe(200);
  await order.getByRole('button', { name: shop.say('seller', 'Принять всё в заказе {number}', { number }) }).click();
  await expect(page.getByText(/только что изменился/)).toBeVisible();
  await expect(order).toHaveCount(0);
});

type Overview = { positions: { catalogFullNumber: string; faults: string[] }[] };
type FaultyPage = { offers: (Faulty & { catalogFullNumber: string; price: number })[] };

for (const lang of ['ru', 'en'] as const) {
  test(`a seller sees why a position earns nothing, and changes a faulty offer in place, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string) => shop.say('seller-offers', text);
    await logIn(page, 'seller');
    await expect
      .poll(async () => (await read<{ checkedAt: string | null }>(page, '/services/seller/diagnostics_json')).checkedAt)
      .not.toBeNull();
    const idle = await read<Overview>(page, '/services/seller/positions_json?kind=idle&order=views&take=5');
    const faulty = idle.positions.find(({ faults }) => faults.length > 0);
    if (!faulty) throw new Error('Nothing of the demo seller that earns nothing has a fault.');

    await test.step('sees the reason beside the position, which leads to all with it', async () => {
      await shop.open(paths.sellerRealization.to());
      const position = page
        .getByRole('region', { name: shop.say('seller-sales', 'Не приносят денег') })
        .getByRole('listitem')
        .filter({ hasText: faulty.catalogFullNumber });
      await position.locator('.faults a').first().click();
      await expect(page).toHaveURL(new RegExp(`/diagnostics\\?kind=${faulty.faults[0]}`));
      await expect(shop.heading).toHaveText(say('Почему не покупают'));
    });

    await test.step('changes the price of one of those without a picture', async () => {
      const { offers } = await read<FaultyPage>(page, '/services/seller/diagnostics_json/no-picture');
      // What is sold least of the page, and came with the demo: no other test looks at it.
      const ofDemo = offers.filter(({ clearNumber }) => !isOfTest(clearNumber));
      const offer = ofDemo.at(lang === 'ru' ? -1 : -2);
      if (!offer) throw new Error('The demo seller has too few offers without a picture.');
      await shop.open(`${paths.sellerDiagnostics.to()}?kind=no-picture`);
      const card = page.getByRole('listitem').filter({ hasText: offer.catalogFullNumber }).first();
      await card.locator('summary').click();
      const wanted = offer.price + 12_300;
      await card.getByRole('textbox', { name: say('Цена, ₽') }).fill((wanted / 100).toFixed(2));
      await card.getByRole('button', { name: say('Сохранить') }).click();
      await expect(page).toHaveURL(/done=changed/);
      const found = await (
        await newVisitor()
      ).request.post('/services/search/searchgood_json', {
        data: { CatalogKey: offer.catalogKey, Number: offer.clearNumber },
      });
      const { items } = (await found.json()) as { items: (Offer & { price: number })[] };
      expect(items.find(({ priceListId }) => priceListId === offer.priceListId)).toMatchObject({ price: wanted });
    });
  });
}

type Faulty = { articleId: number; priceListId: number; catalogKey: string; clearNumber: string; cheapest: number };

for (const lang of ['ru', 'en'] as const) {
  test(`a seller finds what is dearer than elsewhere and lowers its price, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string) => shop.say('seller-offers', text);
    await logIn(page, 'seller');
    // What is sold least: no other test looks at it.
    const kept = lang === 'ru' ? 5 : 6;
    const path = `/seller/realization/diagnostics?kind=dearer&page=${kept}`;
    await expect
      .poll(async () => (await read<{ checkedAt: string | null }>(page, '/services/seller/diagnostics_json')).checkedAt)
      .not.toBeNull();
    const { offers } = await read<{ offers: Faulty[] }>(page, `/services/seller/diagnostics_json/dearer?page=${kept}`);
    const [offer] = offers;
    if (!offer) throw new Error('Nothing of the demo seller is dear.');
    await shop.open(path);
    await page.getByRole('checkbox').first().check();
    await page.getByLabel(say('Снижать не больше чем на, %')).fill('90');
    await page.getByRole('button', { name: say('Снизить отмеченные до самой низкой') }).click();
    await expect(page).toHaveURL(/done=matched&lowered=1&left=0/);
    const buyer = await newVisitor();
    const found = await buyer.request.post('/services/search/searchgood_json', {
      data: { CatalogKey: offer.catalogKey, Number: offer.clearNumber },
    });
    const { items } = (await found.json()) as { items: (Offer & { price: number })[] };
    expect(
      items.find(({ articleId, priceListId }) => articleId === offer.articleId && priceListId === offer.priceListId),
    ).toMatchObject({ price: offer.cheapest });
  });
}
