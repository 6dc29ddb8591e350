import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { newPhone } from './clients.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './shop-test.ts';
import { LANGUAGES } from './texts.ts';

const main = (page: Page) => page.getByRole('main');
const button = ({ page, say }: Shop, name: string) =>
  main(page).getByRole('button', { name: say('payment', name), exact: true });
const isAbout = async ({ page, say }: Shop, name: string) =>
  expect(main(page).getByRole('heading', { level: 2, name: say('payment', name) })).toBeVisible();

/** Presses the card of a choice; the first one by default. */
async function choose(page: Page, name: string, value?: string): Promise<void> {
  const radio = page.locator(`input[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
  await page.locator('label').filter({ has: radio }).first().click();
  await expect(radio.first()).toBeChecked();
}

/** Orders what is in the basket, to be paid online. Returns the number of the order. */
async function orderOnline(shop: Shop): Promise<string> {
  const { page } = shop;
  await choose(page, 'PaymentType', 'online');
  await shop.orderButton.click();
  await expect(page).toHaveURL(/\/pay\/[^/]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

for (const lang of LANGUAGES) {
  test(`an order to a point of CDEK is paid online after a refused payment, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
    faults,
    isMobile,
  }) => {
    test.skip(isMobile && lang !== 'ru', 'a phone proves nothing more of a language');
    const shop = shopIn(lang);
    const { say } = shop;
    await shop.openFilledCheckout();
    await shop.fillInCheckout({ name: 'Ольга Белова', phone: newPhone() });
    await choose(page, 'DeliveryType', 'cdek-point');
    await choose(page, 'CdekPoint');
    const number = await orderOnline(shop);
    await isAbout(shop, 'Оплатите заказ');
    expect(await shop.untranslated()).toEqual([]);

    await test.step('two presses lead to one payment', async () => {
      const begun = page.waitForResponse(/pay_json/);
      await button(shop, 'Перейти к оплате').dblclick();
      await begun;
      await expect(page).toHaveURL(/\/pay-demo\/[^/]+$/);
      const first = page.url();
      await shop.open(paths.pay.to(number));
      await isAbout(shop, 'Ждём подтверждения оплаты');
      await main(page)
        .getByRole('link', { name: say('payment', 'Продолжить оплату') })
        .click();
      await expect(page).toHaveURL(first);
      expect(await shop.untranslated()).toEqual([]);
    });

    await test.step('a refused payment can be tried again', async () => {
      await button(shop, 'Отклонить').click();
      await isAbout(shop, 'Оплата не прошла');
      await button(shop, 'Попробовать ещё раз').click();
      await expect(page).toHaveURL(/\/pay-demo\/[^/]+$/);
    });

    await test.step('the page thanks for a payment that nobody told the shop of', async () => {
      await button(shop, 'Заплатить, но не сообщать магазину').click();
      await isAbout(shop, 'Оплачено. Спасибо!');
      expect(await shop.untranslated()).toEqual([]);
      await main(page)
        .getByRole('link', { name: say('payment', 'Открыть заказ') })
        .last()
        .click();
      await expect(shop.heading).toHaveText(say('orders', 'Заказ {number}', { number }));
      await expect(main(page).getByText(say('checkout', 'Онлайн, оплачено'))).toBeVisible();
    });

    await test.step('somebody else sees nothing of it', async () => {
      faults.expect(/status of 404/);
      const stranger = await newVisitor();
      expect((await stranger.goto(paths.pay.to(number)))?.status()).toBe(404);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is paid by plain forms', async ({ page, shopIn, isMobile }) => {
    test.skip(isMobile, 'the forms are the same');
    const shop = shopIn('ru');
    await page.goto('/price/mann-filter/W71275');
    await shop.add(await shop.offerOf('Запрошенный номер'));
    await shop.checkOutLink.click();
    await shop.fillInCheckout({ name: 'Ольга Белова', phone: newPhone() });
    await orderOnline(shop);
    await button(shop, 'Перейти к оплате').click();
    await button(shop, 'Заплатить').click();
    await isAbout(shop, 'Оплачено. Спасибо!');
  });
});
