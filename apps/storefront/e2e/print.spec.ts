import { expect, test } from './shop-test.ts';

test('an order prints on one page with its date, without buttons and footer', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.openFilledBasket(3);
  await page.emulateMedia({ media: 'print' });
  await test.step('so does the basket', async () => {
    await expect(shop.basketLines).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });

  await page.emulateMedia({ media: 'screen' });
  await shop.checkOutLink.click();
  await shop.fillInCheckout();
  await shop.orderButton.click();
  await shop.orderNumber();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').locator('time')).toBeVisible();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
});

test('a price page prints its offers without filters and buttons', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/price/mann-filter/W71275');
  const main = page.getByRole('main');
  await expect(main.getByRole('button').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.locator('.ps-offer').first()).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByRole('navigation', { name: shop.say('price-table', 'Группы предложений') })).toHaveCount(0);
});
