import type { Page } from '@playwright/test';
import { ARTICLE_WITH_ONE_PIECE } from './landmarks.ts';
import { BUYER } from './shop.ts';
import { expect, test } from './shop-test.ts';

const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '"><img src=x onerror=alert(1)>';
const ORDER_CALL = '**/services/orders/createOrderRetail*';

test.describe('markup typed into a field', () => {
  for (const typed of [SCRIPT, IMAGE]) {
    test(`${typed} in the search is searched for as text`, async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      await shop.open('/');
      await shop.searchFor(typed);
      await expect(shop.heading).toHaveText(shop.say('search', 'Ничего не нашли'));
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(typed);
      await page.reload();
      await shop.isReady();
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(typed);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    });
  }

  test('at the checkout stays and is shown as text', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await shop.openFilledCheckout();
    await shop.fillInCheckout({ name: SCRIPT, phone: BUYER.phone });
    await shop.comment(`${IMAGE}${SCRIPT}`);
    await shop.field('Эл. почта').fill(IMAGE);
    await shop.orderButton.click();
    await expect(page.getByRole('alert')).toContainText('В адресе почты ошибка');
    await expect(page.getByRole('alert')).toContainText('В имени не может быть угловых скобок');
    await expect(shop.field('Эл. почта')).toHaveValue(IMAGE);
    await expect(shop.field('Имя и фамилия')).toHaveValue(SCRIPT);

    await shop.field('Имя и фамилия').fill(BUYER.name);
    await shop.field('Эл. почта').fill('anna@example.com');
    await shop.orderButton.click();
    await shop.orderNumber();
    const recipient = page.getByRole('region', { name: shop.say('checkout', 'Получатель') });
    await expect(recipient).toContainText(BUYER.name);
    await expect(recipient).toContainText(`${IMAGE}${SCRIPT}`);
    await page.reload();
    await shop.isReady();
    await expect(recipient).toContainText(`${IMAGE}${SCRIPT}`);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});

test.describe('two tabs with one basket', () => {
  test('show the same basket', async ({ page, context, shopIn }) => {
    const shop = shopIn('en');
    const pieces = await shop.openFilledBasket();
    const other = shopIn('en', await context.newPage());
    await other.open('/basket');
    await expect(other.basketLines).toHaveCount(1);

    await shop.basketLines.getByRole('spinbutton').fill('4');
    await page.keyboard.press('Enter');
    await expect(other.basketLines.getByRole('spinbutton')).toHaveValue('4');
    await expect(other.basketLink(pieces + 3)).toBeVisible();
    await other.removeButtons.click();
    await expect(shop.heading).toHaveText(shop.say('basket', 'Корзина пуста'));
  });

  test('show the saved quantity when a tab with old data changes it', async ({ page, context, shopIn, faults }) => {
    faults.expect(/status of 409/);
    const shop = shopIn('en');
    const pieces = await shop.openFilledBasket();
    const page2 = await context.newPage();
    // A tab that gets no messages from other tabs.
    await page2.addInitScript(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    const stale = shopIn('en', page2);
    await stale.open('/basket');

    await shop.basketLines.getByRole('spinbutton').fill('5');
    await page.keyboard.press('Enter');
    // While a field has the focus, a phone's keyboard has the place of the bar with the basket.
    await shop.basketLines.getByRole('spinbutton').blur();
    await shop.isSaved();
    await expect(stale.basketLink(pieces)).toBeVisible();
    await stale.basketLines.getByRole('spinbutton').fill('2');
    await page2.keyboard.press('Enter');
    await stale.basketLines.getByRole('spinbutton').blur();
    const changed = 'Строку уже изменили в другой вкладке. Показываем то, что сохранено.';
    await expect(stale.notices).toContainText(stale.say('basket', changed));
    await expect(stale.basketLines.getByRole('spinbutton')).toHaveValue('5');
    await expect(shop.basketLines.getByRole('spinbutton')).toHaveValue('5');
  });
});

/** Collects the numbers of the orders in the server's responses. */
function listenForOrders(page: Page): Set<string> {
  const numbers = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().includes('createOrderRetail') || !response.ok()) return;
    const { number } = (await response.json()) as { number: string };
    numbers.add(number);
  });
  return numbers;
}

test('a double click on the order button makes one order', async ({ page, shopIn }) => {
  const shop = shopIn('en');
  await shop.openFilledCheckout();
  await shop.fillInCheckout();
  const orders = listenForOrders(page);
  await shop.orderButton.dblclick();
  const number = await shop.orderNumber();
  await expect(shop.heading).toContainText(number);
  await expect.poll(() => [...orders]).toEqual([number]);
});

test.describe('a connection that fails', () => {
  test('when adding takes the count back and offers a retry', async ({ page, shopIn, faults }) => {
    faults.expect(/add_json/);
    const shop = shopIn('en');
    await shop.open('/price/mann-filter/W71275');
    await page.route('**/services/basket/add_json*', (route) => route.abort('connectionfailed'));
    const pieces = await shop.add(await shop.offerOf('Запрошенный номер'));
    await expect(shop.notices).toContainText(shop.say('basket', 'Не сохранено. Проверьте связь и повторите.'));
    await expect(shop.basketLink(0)).toBeVisible();

    await page.unroute('**/services/basket/add_json*');
    await shop.notices.getByRole('button', { name: shop.say('basket', 'Повторить') }).click();
    await expect(shop.basketLink(pieces)).toBeVisible();
    await shop.isSaved();
    await page.reload();
    await expect(shop.basketLink(pieces)).toBeVisible();
  });

  test('when ordering loses nothing; a retry makes exactly one order', async ({ page, shopIn, faults }) => {
    faults.expect(/createOrderRetail/);
    const shop = shopIn('en');
    const { say } = shop;
    await shop.openFilledCheckout();
    await shop.fillInCheckout();
    await shop.comment('Call first');
    const made: string[] = [];
    // The order reaches the server, but the response is lost.
    await page.route(ORDER_CALL, async (route) => {
      const answer = await route.fetch();
      made.push(((await answer.json()) as { number: string }).number);
      await route.abort('connectionreset');
    });
    await shop.orderButton.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(say('checkout', 'Заказ не подтверждён, ничего не потеряно'));
    await expect(shop.field('Имя и фамилия')).toHaveValue(BUYER.name);
    await expect(shop.field('Телефон')).toHaveValue(BUYER.phone.replace('+7 ', ''));
    await expect(shop.field('Комментарий к заказу')).toHaveValue('Call first');
    await expect(shop.points.and(page.getByRole('radio', { checked: true }))).toHaveCount(1);
    expect(made).toHaveLength(1);

    await page.unroute(ORDER_CALL);
    await alert.getByRole('button', { name: say('checkout', 'Повторить') }).click();
    expect(await shop.orderNumber()).toBe(made[0]);
    await expect(shop.heading).toHaveText(say('checkout', 'Заказ {number} оформлен', { number: made[0] ?? '' }));
    await expect(shop.basketLink(0)).toBeVisible();
  });
});

test('the last piece goes to one buyer; others see an error when adding and when ordering', async ({
  shopIn,
  newVisitor,
  faults,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'There is one piece in the whole catalogue.');
  faults.expect(/status of 409/);
  const late = shopIn('en');
  const [quick, slow] = [shopIn('en', await newVisitor()), shopIn('en', await newVisitor())];
  for (const shop of [late, quick, slow]) await shop.openPriceOf(ARTICLE_WITH_ONE_PIECE);
  const lastPiece = (shop: typeof late) => shop.group('Запрошенный номер').getByRole('listitem').first();

  for (const shop of [quick, slow]) {
    await shop.add(lastPiece(shop));
    await shop.isSaved();
    await shop.open('/checkout');
    await shop.fillInCheckout();
  }
  await quick.orderButton.click();
  await quick.orderNumber();

  await late.add(lastPiece(late));
  await expect(late.notices).toContainText(late.say('basket', 'Товар закончился'));
  await expect(late.basketLink(0)).toBeVisible();

  await slow.orderButton.click();
  await expect(slow.page.getByRole('alert')).toContainText(
    slow.say('checkout', 'Корзина изменилась, заказ не отправлен'),
  );
  await expect(slow.page.getByRole('main')).toContainText(slow.say('checkout', 'Товар закончился'));
  await expect(slow.field('Имя и фамилия')).toHaveValue(BUYER.name);
  await slow.open('/basket');
  await expect(slow.basketLines).toContainText(slow.say('basket', 'Товар закончился'));
});
