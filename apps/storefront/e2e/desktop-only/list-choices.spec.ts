import { expect, test } from '../shop-test.ts';

test('choices in a list that are made faster than it loads are all kept', async ({ page, shopIn }) => {
  await shopIn('ru').open('/catalog/oils');
  const { promise: chosen, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/services/**', async (route) => {
    await chosen;
    await route.continue();
  });
  const filters = page.getByRole('form', { name: 'Фильтры' });
  const check = async (name: RegExp) => filters.getByRole('checkbox', { name }).check();
  await check(/^5W-30/);
  await page.getByRole('link', { name: 'Дешёвые' }).click();
  await check(/^A5\/B5/);
  answer();
  await expect(page).toHaveURL(/\/oils\?(?=.*f=viscosity(?:%3A|:)5W-30)(?=.*f=acea(?:%3A|:)A5)(?=.*order=2)/);
  await expect(page.getByRole('link', { name: 'Дешёвые' })).toHaveAttribute('aria-current', 'true');
});
