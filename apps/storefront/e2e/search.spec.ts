import { paths } from '@partshop/features/shared';
import { RICH_ARTICLE } from './landmarks.ts';
import { expect, test } from './shop-test.ts';

const RICH_HEADING = `${RICH_ARTICLE.maker} ${RICH_ARTICLE.number}`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      await (javaScriptEnabled ? shop.open('/') : page.goto(shop.path('/')));
    });

    for (const text of [RICH_HEADING, 'манн w71275', 'фильтр масляный W 712/75']) {
      test(`a number among other words opens its part: ${text}`, async ({ shopIn }) => {
        const shop = shopIn('ru');
        await shop.searchFor(text);
        await expect(shop.heading).toHaveText(RICH_HEADING);
      });
    }

    test('a number with Cyrillic letters opens its part and says so', async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      await shop.searchFor('ВКР6Е-11');
      await expect(shop.heading).toHaveText('NGK BKR6E-11');
      await expect(page.getByRole('main')).toContainText('В номере «ВКР6Е-11» были русские буквы');
      await page.getByRole('link', { name: shop.say('price-table', 'Искать как набрано') }).click();
      await expect(page).toHaveURL(/\?as=name$/);
    });

    test('the field and the heading show what was typed', async ({ page, shopIn, isMobile }) => {
      const shop = shopIn('ru');
      await shop.searchFor('W 712/');
      await expect(shop.heading).toContainText('по запросу «W 712/»');
      // A phone has no field in the header.
      if (!isMobile) await expect(page.getByRole('searchbox').first()).toHaveValue('W 712/');
    });

    test('a car in the text does not hide goods, which can be ordered and filtered', async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      await shop.searchFor('тормозные колодки toyota camry');
      await expect(page.getByRole('main')).toContainText('не только Toyota Camry');
      const filters = page.getByRole('form', { name: shop.say('search', 'Порядок и фильтры') });
      const choose = async (label: string, option: string) => {
        await filters.getByLabel(label).selectOption(option);
        if (!javaScriptEnabled) await filters.getByRole('button').click();
      };
      await choose('Порядок', '2');
      await expect(page).toHaveURL(/order=2/);
      await choose('Производитель', 'bosch');
      await expect(page).toHaveURL(/catalogs=bosch/);
      await expect(page).toHaveURL(/order=2/);
      const cards = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(cards.filter({ hasNotText: 'BOSCH' })).toHaveCount(0);
      await expect(cards.filter({ hasText: 'BOSCH' })).not.toHaveCount(0);
    });

    test('a number is searched for by name on demand, and back', async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      await page.goto(`${paths.search.to(RICH_ARTICLE.number.replaceAll('/', ''))}?as=name`);
      await page.getByRole('link', { name: shop.say('search', 'Искать как номер детали') }).click();
      await expect(shop.heading).toHaveText(RICH_HEADING);
    });

    test('a VIN leads to the choice of the car', async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      await shop.searchFor('WVWZZZ1KZ6W386123');
      await page
        .getByRole('main')
        .getByRole('link', { name: shop.say('search', 'Выбрать автомобиль') })
        .click();
      await expect(page).toHaveURL(/\/garage\//);
    });

    test('a car leads to its parts', async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      await shop.searchFor('golf 7');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Volkswagen Golf/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/zapchasti\/volkswagen\/golf\//);
    });

    test('the wrong keyboard layout is corrected, and the page says so', async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      await shop.searchFor('rjkjlrb');
      await expect(page.getByRole('main')).toContainText('Исправили раскладку: «rjkjlrb» — это «колодки»');
    });
  });
}
