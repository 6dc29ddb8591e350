import type { Locator, Page } from '@playwright/test';
import { loginOf } from '../clients.ts';
import { RICH_ARTICLE } from '../landmarks.ts';
import { BUYER } from '../shop.ts';
import { expect, test } from '../shop-test.ts';

/** A whole purchase, the menu and the login by keyboard only. */

const RETAIL = loginOf('retail');
const MOST_STEPS = 150;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus does not come to ${target.toString()}.`);
}

test.slow();

test('home, search, price page, basket, checkout', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  const { keyboard } = page;
  await shop.open('/');

  await test.step('the first stop leads past the header', async () => {
    await keyboard.press('Tab');
    const skip = page.getByRole('link', { name: shop.say('layout', 'К содержанию') });
    await expect(skip).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('search', async () => {
    await page.goto('/');
    await shop.isReady();
    await tabTo(page, await shop.openSearch());
    await keyboard.type('W712/75');
    await keyboard.press('Enter');
    await expect(shop.heading).toContainText(RICH_ARTICLE.number);
    await expect(shop.heading).toBeFocused();
  });

  await test.step('price page: an offer is added', async () => {
    const offer = await shop.offerOf('Запрошенный номер');
    await tabTo(page, shop.addButton(offer));
    await keyboard.press('Enter');
    await shop.isSaved();
    await tabTo(page, shop.header.locator('[data-basket]'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/basket$/);
  });

  await test.step('basket', async () => {
    await tabTo(page, page.getByRole('spinbutton').first());
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await shop.isSaved();
    await tabTo(page, shop.checkOutLink);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('checkout', async () => {
    await tabTo(page, shop.points.first());
    await keyboard.press('Space');
    await tabTo(page, shop.field('Имя и фамилия'));
    await keyboard.type(BUYER.name);
    await tabTo(page, shop.field('Телефон'));
    await keyboard.type(BUYER.phone);
    if (await shop.noReturnsConsent.isVisible()) {
      await tabTo(page, shop.noReturnsConsent);
      await keyboard.press('Space');
    }
    await tabTo(page, shop.orderButton);
    await keyboard.press('Enter');
    await shop.orderNumber();
    await expect(shop.heading).toBeFocused();
  });
});

test('the menu: Enter opens it, Escape closes it, the focus returns; a category opens', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/');
  const opener = shop.menuLink;
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const category = menu.locator('.menu-children').getByRole('link').nth(1);
  const name = await category.innerText();
  await tabTo(page, category);
  await page.keyboard.press('Enter');
  await expect(shop.heading).toContainText(name);
  await expect(menu).toHaveCount(0);
  await expect(shop.heading).toBeFocused();
});

test('the login: the popup takes the focus, traps it, and logs in', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/');
  const opener = shop.header.locator('a[href^="/login"]').last();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('textbox', { name: shop.say('sign-in', 'Телефон или эл. почта') }));
  await page.keyboard.type(RETAIL.phone);
  await tabTo(page, dialog.getByLabel(shop.say('sign-in', 'Пароль'), { exact: true }));
  await page.keyboard.type(RETAIL.password);
  await page.keyboard.press('Enter');
  await expect(shop.header.locator('[data-popup="account"]')).toBeVisible();
});

test('the search popup does nothing on empty input, and keeps the focus', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('[data-popup="search"]').press('Enter');
  const box = page.getByRole('dialog').locator('input[name="q"]');
  await expect(box).toBeFocused();
  await box.fill(' ./\\ ');
  await box.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await context.close();
});
