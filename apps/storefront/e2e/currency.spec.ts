import { paths } from '@partshop/features/shared';
import { RICH_ARTICLE } from './landmarks.ts';
import { expect, test } from './shop-test.ts';

const path = paths.price.to(RICH_ARTICLE.makerKey, RICH_ARTICLE.number);

for (const lang of ['ru', 'ar'] as const) {
  const [own, other] = lang === 'ru' ? (['₽', '€'] as const) : (['€', '₽'] as const);

  test(`one choice changes the currency of price, basket and checkout in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const { say } = shop;
    const main = page.getByRole('main');
    const prices = main.locator('.ps-offer-price');
    await shop.openPriceOf(RICH_ARTICLE);
    await expect(prices.first()).toContainText(own);

    await shop.chooseCurrency(other);
    await expect(page).toHaveURL(shop.path(path));
    await expect(prices.first()).toContainText(other);
    await expect(main).not.toContainText(own === '€' ? '€' : /\d\s₽\s*$/u);
    if (other === '€') await expect(main.locator('.rate-note')).toContainText('₽');

    const count = await shop.add(await shop.offerOf('Запрошенный номер'));
    await shop.basketLink(count).click();
    await expect(shop.basketLines).toContainText(other);
    await shop.checkOutLink.click();
    await expect(page.getByRole('region', { name: say('checkout', 'Ваш заказ') })).toContainText(other);

    await test.step('it stays in another document, and nobody else sees it', async () => {
      await shop.openPriceOf(RICH_ARTICLE);
      await expect(prices.first()).toContainText(other);
      const guest = await newVisitor();
      await guest.goto(shop.path(path));
      await expect(guest.locator('.ps-offer-price').first()).toContainText(own);
    });
  });
}

test('an unknown currency is refused', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await page.goto(path);
  const answer = await page.request.post('/currency', { form: { currency: 'USD', target: path } });
  expect(answer.status()).toBe(400);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('the choice is a form', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await page.goto(path);
    await shop.chooseCurrency('€');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').locator('.ps-offer-price').first()).toContainText('€');
  });
});
