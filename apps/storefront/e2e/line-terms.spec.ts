import { RICH_ARTICLE } from './landmarks.ts';
import { expect, test } from './shop-test.ts';

for (const lang of ['ru', 'ar'] as const) {
  test(`goods without returns keep their mark, seller and warehouse up to the order in ${lang}`, async ({
    page,
    shopIn,
  }) => {
    const shop = shopIn(lang);
    const { say } = shop;
    const noReturns = say('basket', 'Без возврата');
    await shop.openPriceOf(RICH_ARTICLE);
    const offer = page.getByRole('main').getByRole('listitem').filter({ hasText: noReturns }).first();
    const [seller = '', warehouse = ''] = await offer.locator('.ps-offer-seller, .ps-offer-warehouse').allInnerTexts();
    await shop.basketLink(await shop.add(offer)).click();

    await test.step('the basket shows them', async () => {
      for (const text of [noReturns, seller, warehouse]) await expect(shop.basketLines).toContainText(text);
    });

    await shop.checkOutLink.click();
    await test.step('the checkout shows them and asks for consent', async () => {
      const summary = page.getByRole('region', { name: say('checkout', 'Ваш заказ') });
      for (const text of [noReturns, seller, warehouse]) await expect(summary).toContainText(text);
      await shop.fillInCheckout();
      await shop.noReturnsConsent.uncheck();
      await shop.orderButton.click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(say('checkout', 'Подтвердите, что согласны на товары без возврата'));
      await shop.noReturnsConsent.check();
    });

    await shop.orderButton.click();
    await shop.orderNumber();
    const ordered = page.getByRole('region', { name: say('checkout', 'Состав заказа') });
    for (const text of [noReturns, seller, warehouse]) await expect(ordered).toContainText(text);
  });
}
