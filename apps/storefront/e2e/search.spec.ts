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

    test('a car in the text does not hide goods', async ({ page, shopIn }) => {
      await shopIn('ru').searchFor('тормозные колодки toyota camry');
      await expect(page.getByRole('main')).toContainText('не только Toyota Camry');
    });

    test('a misspelt name is narrowed by category and maker, sorted, and bought', async ({
      page,
      shopIn,
      isMobile,
    }) => {
      const shop = shopIn('ru');
      await shop.searchFor('филтр');
      await expect(page.getByRole('main')).toContainText('«филтр»');
      const filters = page.getByRole('form', { name: 'Фильтры' });
      const choose = async (group: string, role: 'checkbox' | 'radio', value: RegExp) => {
        if (isMobile && !(await filters.isVisible())) await page.getByRole('button', { name: /^Фильтры/ }).click();
        await filters.getByRole('group', { name: group }).getByRole(role, { name: value }).check();
        if (!javaScriptEnabled) await filters.getByRole('button', { name: /^Показать/ }).click();
      };
      await choose('Категория', 'checkbox', /^Фильтры масляные/);
      await expect(page).toHaveURL(/category=oil-filters/);
      await choose('Производитель', 'checkbox', /^MANN-FILTER/);
      await expect(page).toHaveURL(/category=oil-filters.*catalogs=mann-filter/);
      if (isMobile && javaScriptEnabled) await filters.getByRole('button', { name: /^Показать/ }).click();
      await page.getByRole('link', { name: 'Дешёвые' }).click();
      await expect(page).toHaveURL(/order=2/);
      await expect(page).toHaveURL(/catalogs=mann-filter/);
      const list = page.getByRole('region', { name: 'Результаты поиска' });
      const cards = list.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(cards.filter({ hasNotText: 'MANN-FILTER' })).toHaveCount(0);
      await expect(cards.filter({ hasText: 'MANN-FILTER' })).not.toHaveCount(0);
      const name = await cards.first().getByRole('heading').innerText();
      await cards
        .first()
        .getByRole('button', { name: /^В корзину/ })
        .click();
      if (javaScriptEnabled) await expect(cards.first().getByRole('spinbutton')).toHaveValue('1');
      await page.goto(shop.path('/basket'));
      await expect(page.getByRole('main')).toContainText(name.split('\n')[0] ?? '');
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
