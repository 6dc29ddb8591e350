import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { expect, test } from './shop-test.ts';
import type { Shop } from './shop.ts';
import type { Lang } from './texts.ts';

type Good = { articleId: number; catalogKey: string; clearNumber: string };
type Verdict = { articleId: number; verdict: string; conditions: { key: string; answer: boolean | null }[] };
type Articles = Record<'fits' | 'asks' | 'doesNotFit', string>;

/** A car with parts that changed in the middle of its production. */
const CAR = { brand: 'LADA', model: /R90/, path: '/zapchasti/lada/largus' };

/** The engine of the current car, once the browser keeps it. */
async function engineOf(page: Page): Promise<number> {
  const kept = await page.waitForFunction(
    () => (JSON.parse(localStorage.getItem('partshop-car') ?? '{}') as { engineId?: number }).engineId,
  );
  return (await kept.jsonValue()) ?? 0;
}

async function readGoods(request: APIRequestContext, query: string): Promise<Good[]> {
  const answer = await request.get(`/services/catalogs/cargoods_json?lang=ru&take=100&${query}`);
  return ((await answer.json()) as { items: Good[] }).items;
}

/** Paths of articles that fit the engine's car, that depend on a question, and that do not fit. */
async function findArticles(request: APIRequestContext, engineId: number): Promise<Articles> {
  const categories = await request.get('/services/search/category-car-parts-list?lang=ru');
  const filters = ((await categories.json()) as { categoryId: number; categoryUrl: string }[]).find(
    ({ categoryUrl }) => categoryUrl === 'filters',
  );
  const goods = [
    ...(await readGoods(request, `engineId=${engineId}`)),
    ...(await readGoods(request, `categoryId=${filters?.categoryId ?? 0}`)),
  ];
  const articleIds = goods.map(({ articleId }) => articleId);
  const answer = await request.post('/services/search/fit_json', { data: { articleIds, engineIds: [engineId] } });
  const { verdicts } = (await answer.json()) as { verdicts: Verdict[] };
  const pathOf = (isMeant: (of: Verdict) => boolean): string => {
    const found = verdicts.find(isMeant);
    const good = goods.find(({ articleId }) => articleId === found?.articleId);
    if (!good) throw new Error('The demo has no such article.');
    return paths.price.to(good.catalogKey, good.clearNumber);
  };
  return {
    fits: pathOf(({ verdict }) => verdict === 'fits'),
    asks: pathOf(({ verdict, conditions }) => verdict === 'unknown' && conditions.length === 1),
    doesNotFit: pathOf(({ verdict }) => verdict === 'does-not-fit'),
  };
}

/** Chooses the car by the chip in the header. */
async function chooseCar(page: Page, shop: Shop): Promise<void> {
  const { say } = shop;
  const isScripted = (await page.locator('html[data-hydrated]').count()) > 0;
  await shop.header.locator('[data-popup="car"]').click();
  await page
    .getByRole('link', { name: CAR.brand, exact: true })
    .or(page.getByRole('button', { name: CAR.brand, exact: true }))
    .first()
    .click();
  const optionIn = (step: string) =>
    page.getByRole('group', { name: say('car-selector', step) }).locator('[data-car-option]');
  await optionIn('Модель').filter({ hasText: CAR.model }).first().click();
  await optionIn('Двигатель').first().click();
  if (isScripted) {
    await expect(page.getByRole('dialog').getByText(CAR.brand).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shop.header.locator('[data-popup="car"][data-car]')).toBeAttached();
  } else {
    await page.getByRole('button', { name: say('car-selector', 'Это мой автомобиль') }).click();
  }
}

/** A text of a feature with something for its slot, up to the slot. */
const start = (shop: Shop, text: string): RegExp => {
  const [before = ''] = shop.say('fit', text).split('{');
  return new RegExp(`^${before}`);
};

for (const lang of ['ru', 'ar'] as const satisfies Lang[]) {
  test(`price pages say whether they fit the car, ask once and remember the answer, in ${lang}`, async ({
    page,
    request,
    shopIn,
  }) => {
    const shop = shopIn(lang);
    const { say } = shop;
    const place = page.getByRole('region', { name: say('fit', 'Подходит ли к вашей машине') });
    await shop.open(paths.categories.to());
    await chooseCar(page, shop);
    const articles = await findArticles(request, await engineOf(page));

    await test.step('an article that fits', async () => {
      await shop.open(articles.fits);
      await expect(place.getByText(start(shop, 'Подходит к {car}'))).toBeVisible();
      await expect(place).toContainText(CAR.brand);
      await expect(place.locator('time')).toHaveText(/\d|[٠-٩]/);
    });

    await test.step('an article that does not fit', async () => {
      await shop.open(articles.doesNotFit);
      await expect(place.getByText(start(shop, 'Не подходит к {car}'))).toBeVisible();
    });

    await test.step('an article that asks', async () => {
      await shop.open(articles.asks);
      await expect(place.getByText(start(shop, 'Подходит с условием к {car}'))).toBeVisible();
      await place.getByRole('radio', { name: say('fit', 'Нет'), exact: true }).press('Space');
      await expect(place.locator('[data-verdict="does-not-fit"]')).toBeVisible();
      await page.reload();
      await shop.isReady();
      await expect(place.locator('[data-verdict="does-not-fit"]')).toBeVisible();
      await expect(place.getByRole('radio', { name: say('fit', 'Нет'), exact: true })).toBeChecked();
      await place.getByRole('radio', { name: say('fit', 'Да'), exact: true }).press('Space');
      await expect(place.locator('[data-verdict="fits"]')).toBeVisible();
    });

    await test.step('the cars that it fits are searched in place', async () => {
      await page.getByText(say('price-table', 'Все машины: годы, двигатели, условия'), { exact: true }).click();
      const search = page.getByRole('searchbox', { name: say('price-table', 'Марка, модель или двигатель') });
      await search.fill('lada largus');
      const list = page.getByRole('region', { name: say('price-table', 'Подходит к') });
      await expect(list.getByRole('link', { name: /Largus|R90/ }).first()).toHaveAttribute(
        'href',
        new RegExp(`${CAR.path}/`),
      );
      await search.fill('no such car');
      await expect(list.getByText(say('price-table', 'Среди этих машин такой нет.'))).toBeVisible();
      if (lang !== 'ru') expect(await shop.untranslated()).toEqual([]);
    });
  });
}

test('an answer that is given before the code of its question came is taken', async ({ page, request, shopIn }) => {
  const shop = shopIn('ru');
  const { say } = shop;
  await shop.open(paths.categories.to());
  await chooseCar(page, shop);
  const { asks } = await findArticles(request, await engineOf(page));
  const pressed = Promise.withResolvers<void>();
  await page.route('**/fit-parts-*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(asks);
  const place = page.getByRole('region', { name: say('fit', 'Подходит ли к вашей машине') });
  const answer = place.getByRole('radio', { name: say('fit', 'Нет'), exact: true });
  await answer.press('Space');
  await expect(answer).toBeChecked();
  pressed.resolve();
  await expect(place.locator('[data-verdict="does-not-fit"]')).toBeVisible();
  await expect(answer).toBeChecked();
  await expect(answer).toBeFocused();
});

test('a cached page learns of the car of the browser, and nothing moves', async ({
  page,
  request,
  context,
  shopIn,
}) => {
  const shop = shopIn('ru');
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shop.open(paths.categories.to());
  await chooseCar(page, shop);
  const { fits } = await findArticles(request, await engineOf(page));
  await context.clearCookies();
  await shop.open(`${fits}?view=table`);
  const place = page.getByRole('region', { name: shop.say('fit', 'Подходит ли к вашей машине') });
  await expect(place.locator('[data-verdict="fits"]')).toBeVisible();
  expect(await page.evaluate(() => globalThis.shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(0.01);
  expect(await context.cookies()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the document says whether it fits the car of the session, and takes an answer', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    const { say } = shop;
    await page.goto(paths.home.to());
    await chooseCar(page, shop);
    const user = await page.request.get('/services/clientbaseinfo');
    const { EngineId = 0 } = (await user.json()) as { EngineId?: number };
    const articles = await findArticles(page.request, EngineId);
    const place = page.getByRole('region', { name: say('fit', 'Подходит ли к вашей машине') });

    await page.goto(articles.doesNotFit);
    await expect(place.locator('[data-verdict="does-not-fit"]')).toBeVisible();
    await page.goto(articles.asks);
    await place.getByRole('radio', { name: say('fit', 'Да'), exact: true }).press('Space');
    await place.getByRole('button', { name: say('fit', 'Ответить') }).click();
    await expect(place.locator('[data-verdict="fits"]')).toBeVisible();

    await page.getByText(say('price-table', 'Все машины: годы, двигатели, условия'), { exact: true }).click();
    await page.getByRole('link', { name: say('price-table', 'Показать список машин') }).click();
    const search = page.getByRole('searchbox', { name: say('price-table', 'Марка, модель или двигатель') });
    await search.fill('largus');
    await search.press('Enter');
    await expect(page).toHaveURL(/\?cars=largus$/);
    await expect(page.getByRole('link', { name: /Largus|R90/ }).first()).toBeVisible();
  });
});
