import { RICH_ARTICLE } from './landmarks.ts';
import { BUYER } from './shop.ts';
import { paths } from '@partshop/features/shared';
import { expect, test } from './shop-test.ts';

test.use({ javaScriptEnabled: false });

for (const lang of ['ru', 'ar'] as const) {
  test(`a part is bought by plain forms in ${lang}`, async ({ page, shopIn }) => {
    const shop = shopIn(lang);
    const { say } = shop;
    await page.goto(shop.path('/'));
    await shop.isInItsLanguage();
    await shop.searchFor('w 712.75');
    await expect(shop.heading).toHaveText(`${RICH_ARTICLE.maker} ${RICH_ARTICLE.number}`);

    const first = await shop.add(await shop.offerOf('Запрошенный номер'));
    await expect(page).toHaveURL(shop.path('/basket'));
    await expect(shop.basketLines).toHaveCount(1);
    await shop.basketLines.getByRole('link', { name: RICH_ARTICLE.number }).click();
    const second = await shop.add(await shop.offerOf('Аналоги'));
    await expect(shop.basketLines).toHaveCount(2);
    await expect(shop.basketLink(first + second)).toBeVisible();

    const line = shop.basketLines.filter({ has: page.getByRole('link', { name: RICH_ARTICLE.number }) });
    await line.getByRole('spinbutton').fill('3');
    await line.getByRole('button', { name: say('basket', 'Пересчитать') }).click();
    await expect(shop.basketLink(3 + second)).toBeVisible();
    await expect(line.getByRole('spinbutton')).toHaveValue('3');
    await shop.basketLines
      .filter({ hasNot: page.getByRole('link', { name: RICH_ARTICLE.number }) })
      .locator(shop.removeButtons)
      .click();
    await expect(shop.basketLines).toHaveCount(1);

    await shop.checkOutLink.click();
    const address = await shop.fillInCheckout();
    await shop.orderButton.click();
    const number = await shop.orderNumber();
    await expect(shop.heading).toHaveText(say('checkout', 'Заказ {number} оформлен', { number }));
    await expect(page.getByRole('region', { name: say('checkout', 'Где забрать') })).toContainText(address);
    await expect(shop.basketLink(0)).toBeVisible();
    await page.goto(shop.path('/basket'));
    await expect(shop.heading).toHaveText(say('basket', 'Корзина пуста'));
  });

  test(`an impossible phone number is rejected in ${lang}, and everything typed stays`, async ({
    page,
    shopIn,
    faults,
  }) => {
    faults.expect(/status of 400/);
    const shop = shopIn(lang);
    const { say } = shop;
    await page.goto(shop.path('/price/mann-filter/W71275'));
    await shop.add(await shop.offerOf('Запрошенный номер'));
    await shop.checkOutLink.click();
    await shop.fillInCheckout({ name: BUYER.name, phone: '12345' });
    await shop.field('Эл. почта').fill('anna@example.com');
    await shop.comment('Позвоните\nзаранее');
    await shop.orderButton.click();

    await expect(page.getByRole('alert')).toContainText(
      say(
        'core',
        '{missing, plural, one {В номере не хватает цифры} few {В номере не хватает # цифр} many {В номере не хватает # цифр} other {В номере не хватает # цифры}}',
        { missing: 5 },
      ),
    );
    await expect(shop.field('Имя и фамилия')).toHaveValue(BUYER.name);
    await expect(shop.field('Телефон')).toHaveValue('12345');
    await expect(shop.field('Эл. почта')).toHaveValue('anna@example.com');
    await expect(shop.field('Комментарий к заказу')).toHaveValue('Позвоните\nзаранее');
    await expect(shop.points.and(page.getByRole('radio', { checked: true }))).toHaveCount(1);

    await shop.field('Телефон').fill(BUYER.phone);
    await shop.orderButton.click();
    const number = await shop.orderNumber();
    await expect(shop.heading).toHaveText(say('checkout', 'Заказ {number} оформлен', { number }));
  });
}

test('a chosen order of offers has a button to send it, and no button needs scripts', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await page.goto(shop.path('/price/mann-filter/W71275'));
  const menu = shop.header.getByRole('link', { name: shop.say('layout', 'Каталог') });
  await expect(menu).toHaveAttribute('href', paths.categories.to());
  const order = page.getByRole('combobox', { name: shop.say('price-table', 'Порядок') });
  await order.selectOption('2');
  await page
    .locator('.price-toolbar')
    .getByRole('button', { name: shop.say('price-table', 'Показать') })
    .click();
  await expect(page).toHaveURL(/[?&]order=2/);
  await expect(order).toHaveValue('2');
});

test('the chat’s link leads to the contacts', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await page.goto('/');
  await page.getByRole('link', { name: shop.say('layout', 'Чат') }).click();
  await expect(shop.heading).toHaveText(shop.say('stores', 'Контакты'));
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeInViewport();
});

for (const typed of ['0', '-1', '1000000000']) {
  test(`a quantity of ${typed} is rejected with a message, and stays in the field`, async ({
    page,
    shopIn,
    faults,
  }) => {
    faults.expect(/status of 400/);
    const shop = shopIn('ru');
    await page.goto(shop.path('/price/mann-filter/W71275'));
    const pieces = await shop.add(await shop.offerOf('Запрошенный номер'));
    const quantity = shop.basketLines.getByRole('spinbutton');
    // Skips the browser's validation, as an old browser would.
    await quantity.evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''));
    await quantity.fill(typed);
    await shop.basketLines.getByRole('button', { name: shop.say('basket', 'Пересчитать') }).click();

    await expect(page.getByRole('alert')).toContainText(/Введите целое число от 1 до/);
    await expect(quantity).toHaveValue(typed);
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(shop.basketLink(pieces)).toBeVisible();
  });
}
