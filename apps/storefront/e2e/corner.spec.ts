import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

/** Part of a screen by which the page scrolls between two looks. */
const STEP = 0.31;
const LOOKS = 12;

/** The names of the buttons on the screen whose middle another element of the corner would take the click of. */
const covered = async (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('button')]
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit?.closest("[data-ui='BackToTop']");
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );

test('the button of the corner never covers a button of the page while it scrolls', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/price/mann-filter/W71275');
  await expect(page.locator("[data-ui='BackToTop']")).toBeAttached();
  for (let look = 0; look < LOOKS; look += 1) {
    await expect.poll(() => covered(page), `after ${look} steps`).toEqual([]);
    await page.evaluate((step) => scrollBy(0, innerHeight * step), STEP);
  }
});
