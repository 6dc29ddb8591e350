import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { isLong } from './sizes.ts';

/** What a visitor does before the app has started is recorded, shown, and done once: `src/browser/early-input.ts`. */

const PRICE = '/price/mann-filter/W71275';
const LIBRARY = /\/dist\/assets\/react-.*\.js$/;

/** Delays the app until released, as a slow connection does. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(LIBRARY, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const addButton = (page: Page, index: number) => page.locator('.ps-offer-add button').nth(index);
const basketLink = (page: Page) => page.locator('[data-basket]');
/** Quantities of the basket on the server. */
async function storedQuantities(page: Page): Promise<number[]> {
  const answer = await page.request.get('/services/basket/items_json');
  const { items } = (await answer.json()) as { items: { qty: number }[] };
  return items.map(({ qty }) => qty).toSorted((one, other) => one - other);
}

test('adds before the app has started are counted at once, and made exactly once', async ({ page }) => {
  const goOn = await holdApp(page);
  await page.goto(`${PRICE}?view=table`, { waitUntil: 'commit' });
  await addButton(page, 0).click();
  await expect(addButton(page, 0)).toHaveAttribute('aria-busy', 'true');
  await addButton(page, 1).click();
  // The button is busy: another click is impatience.
  await addButton(page, 0).click();
  await expect(basketLink(page)).toHaveAttribute('data-pending', '2');
  expect(await storedQuantities(page)).toEqual([]);
  goOn();
  await expect(basketLink(page)).not.toHaveAttribute('data-pending');
  await expect(basketLink(page)).toContainText('2');
  await expect.poll(async () => storedQuantities(page)).toEqual([1, 1]);
  await expect(page.locator('.ps-offer-in-basket').filter({ hasText: /\d/ })).toHaveCount(2);
  await expect(page.locator('.ps-offer-add [aria-busy]')).toHaveCount(0);
  // A click after the start adds one more.
  await addButton(page, 1).click();
  await expect.poll(async () => storedQuantities(page)).toEqual([1, 2]);
});

/** Frames between the first sight of the offers and a click; the app starts somewhere among them. */
const MOMENTS = isLong ? Array.from({ length: 60 }, (_, index) => index * 2) : [0, 3, 10, 30];

for (const frames of MOMENTS) {
  test(`two clicks ${frames} frames after the offers appeared add one piece while it is on its way`, async ({
    page,
  }) => {
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/services/basket/add_json*', async (route) => {
      await promise;
      await route.continue();
    });
    await page.addInitScript((wait) => {
      let left = wait;
      const watch = () => {
        const button = document.querySelector<HTMLButtonElement>('.ps-offer-add button');
        if (!button || left-- > 0) requestAnimationFrame(watch);
        else {
          button.click();
          requestAnimationFrame(() => button.click());
        }
      };
      watch();
    }, frames);
    await page.goto(`${PRICE}?view=table`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(addButton(page, 0)).toHaveAttribute('aria-busy', 'true');
    await expect(basketLink(page)).toContainText('1');
    goOn();
    await expect.poll(async () => storedQuantities(page)).toEqual([1]);
    await expect(addButton(page, 0)).not.toHaveAttribute('aria-busy');
  });
}

test('a double click adds one piece, however fast the first click was answered', async ({ page, shopIn }) => {
  await shopIn('ru').open(`${PRICE}?view=table`);
  await addButton(page, 0).dblclick({ delay: 100 });
  await expect(basketLink(page)).toContainText('1');
  await expect.poll(async () => storedQuantities(page)).toEqual([1]);
  await addButton(page, 0).click();
  await expect.poll(async () => storedQuantities(page)).toEqual([2]);
});

test('impatient clicks on a slow network add one piece', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open(PRICE);
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/services/basket/add_json*', async (route) => {
    await promise;
    await route.continue();
  });
  const button = page.locator('.best-form [type="submit"]');
  for (let click = 0; click < 3; click += 1) await button.click({ force: true });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(basketLink(page)).toContainText('1');
  goOn();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect.poll(async () => storedQuantities(page)).toEqual([1]);
});

test('a quantity chosen before the app has started is the one in the basket', async ({ page }) => {
  const goOn = await holdApp(page);
  await page.goto(PRICE, { waitUntil: 'commit' });
  const stepper = page.locator('.best-form [data-ui="QuantityStepper"]');
  await stepper.locator('button').last().click();
  await page.locator('.best-form [type="submit"]').click();
  await stepper.locator('input').fill('1');
  await expect(basketLink(page)).toHaveAttribute('data-pending', '2');
  goOn();
  await expect.poll(async () => storedQuantities(page)).toEqual([2]);
  await expect(stepper.locator('input')).toHaveValue('1');
});

test('a visitor who follows a link before the app has started finds what they added', async ({ page }) => {
  const goOn = await holdApp(page);
  await page.goto(`${PRICE}?view=table`, { waitUntil: 'commit' });
  await addButton(page, 0).click();
  await addButton(page, 1).click();
  await basketLink(page).click();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.locator('main')).toContainText('2');
  expect(await storedQuantities(page)).toEqual([1, 1]);
  goOn();
});

test('a visitor who opens another page before the answer to their first add finds what they added', async ({
  page,
  shopIn,
}) => {
  const shop = shopIn('ru');
  await shop.open(`${PRICE}?view=table`);
  const asked = page.waitForRequest('**/services/basket/add_json*');
  await page.route('**/services/basket/add_json*', async () => undefined, { times: 1 });
  await addButton(page, 0).click();
  await addButton(page, 1).click();
  await asked;
  await shop.open('/catalog/oils');
  await expect(basketLink(page)).toContainText('2');
  await expect.poll(async () => storedQuantities(page)).toEqual([1, 1]);
});

test('a filter chosen before the app has started submits its form', async ({ page }) => {
  const goOn = await holdApp(page);
  await page.goto(PRICE, { waitUntil: 'commit' });
  await page.locator('select[name="order"]').selectOption('2');
  await expect(page).toHaveURL(/order=2/);
  goOn();
});

test('without the app, the shop works by plain forms', async ({ page, faults }) => {
  faults.expect(/react-/);
  await page.route(LIBRARY, async (route) => route.abort());
  await page.goto(`${PRICE}?view=table`, { waitUntil: 'commit' });
  await addButton(page, 0).click();
  await expect(page).toHaveURL(/\/basket$/);
  expect(await storedQuantities(page)).toEqual([1]);
});
