import { logIn, loginOf } from '../clients.ts';
import { RICH_ARTICLE } from '../landmarks.ts';
import { expect, test } from '../shop-test.ts';

test('an order above the limit of an employee waits, is approved by the owner, and is placed', async ({
  page,
  shopIn,
}) => {
  const shop = shopIn('ru');
  const say = (text: string) => shop.say('company-account', text);
  const main = page.getByRole('main');
  const buyer = loginOf('company-buyer');

  await test.step('the owner lowers the limit', async () => {
    await logIn(page, 'company-owner');
    await shop.open('/profile/company/employees');
    const row = main.getByRole('listitem').filter({ hasText: buyer.name });
    await row.locator('summary').click();
    await row.getByLabel(say('На один заказ, ₽')).fill('1');
    await row.getByRole('button', { name: say('Сохранить') }).click();
    await expect(row.locator('details')).not.toHaveAttribute('open');
  });

  await test.step('the employee orders more', async () => {
    await logIn(page, 'company-buyer');
    await shop.openPriceOf(RICH_ARTICLE);
    await shop.add(await shop.offerOf('Запрошенный номер'));
    await shop.isSaved();
    await shop.open('/checkout');
    await shop.fillInCheckout();
    await main.getByRole('button', { name: shop.say('checkout', 'Отправить на одобрение') }).click();
    await expect(page).toHaveURL(/\/profile\/company\/approvals\/\d+\?done=asked$/);
    await expect(main).toContainText(say('Ждёт решения'));
  });

  await test.step('the owner approves', async () => {
    const { pathname } = new URL(page.url());
    await logIn(page, 'company-owner');
    await shop.open('/profile/company/approvals');
    await main.locator(`a[href="${pathname}"]`).click();
    await main.getByRole('button', { name: say('Одобрить и оформить') }).click();
    await expect(main).toContainText(say('Одобрен и оформлен'));
  });

  await test.step('the employee has the order', async () => {
    await logIn(page, 'company-buyer');
    await page.reload();
    await main.getByRole('link', { name: /Открыть заказ/ }).click();
    await expect(main).toContainText(loginOf('company-owner').name);
    await expect(main).toContainText('ООО «Таксопарк Восток»');
  });
});
