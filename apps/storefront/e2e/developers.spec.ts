import { expect, test } from './shop-test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a programmer finds a call of the agents, and its example answers', async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      await (javaScriptEnabled ? shop.open('/developers') : page.goto(shop.path('/developers')));
      await expect(shop.heading).toHaveText('Для разработчиков');
      const contents = page.getByRole('navigation', { name: 'Содержание' });
      await expect(contents).toContainText('GET /api/agent/parts/{maker}/{number}');
      await contents.getByRole('link', { name: 'agents', exact: true }).click();
      await expect(page).toHaveURL(/\/developers\/agents$/);
      await expect(shop.heading).toHaveText('Запросы agents');
      await expect(page.getByRole('main')).toContainText('/api/agent/parts/mann-filter/W71275');
      const part = await page.request.get('/api/agent/parts/mann-filter/W71275');
      expect(part.status()).toBe(200);
      expect(JSON.stringify(await part.json())).toContain('W 712/75');
    });
  });
}

test('programs read the same page as a document', async ({ page }) => {
  const document = await page.request.get('/openapi.json');
  expect(document.status()).toBe(200);
  expect(Object.keys(((await document.json()) as { paths: object }).paths)).toContain(
    '/api/agent/parts/{maker}/{number}',
  );
});
