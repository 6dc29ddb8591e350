import { paths } from '@partshop/features/shared';
import { logIn } from './clients.ts';
import { expect, test } from './shop-test.ts';

/** A client's searches are kept on the server; tests share the client, so each has a text of its own. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a search of a client is in the history, until it is removed', async ({ page, shopIn }, { testId }) => {
      const shop = shopIn('ru');
      const text = `фильтр ${testId}`;
      await logIn(page, 'retail');
      await (javaScriptEnabled ? shop.open('/') : page.goto(shop.path('/')));
      await shop.searchFor(text);
      await expect(shop.heading).toBeVisible();
      await expect(page).toHaveURL(/Search-Text/);
      await expect(async () => {
        await page.goto(paths.searchHistory.to());
        await expect(page.getByRole('link', { name: text })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.getByRole('button', { name: `Убрать из истории: ${text}` }).click();
      await expect(page.getByRole('link', { name: text })).toHaveCount(0);
      await expect(page).toHaveURL(paths.searchHistory.to());
    });
  });
}

test('a guest is asked to log in', async ({ page, faults }) => {
  faults.expect(/401/);
  const answer = await page.goto(paths.searchHistory.to());
  expect(answer?.status()).toBe(401);
});
