import { expect } from '@playwright/test';
import { computedStyles, differences, test } from './partner-page.ts';

test('is there before scripts, and works with them, under a strict policy', async ({ page, react, visit }) => {
  const complaints = await visit('strict');
  await expect(page.locator('[data-react]')).toHaveAttribute('data-react', new RegExp(`^${react}\\.`));
  const button = page.getByRole('button', { name: 'В корзину' });
  await button.click();
  await button.press('Enter');
  await expect(page.locator('output')).toHaveText('2');
  await page.getByRole('button', { name: 'Больше' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Количество' })).toHaveValue('2');
  await page.getByRole('textbox', { name: 'Телефон' }).fill('+7 495 123-45-67');
  await page.getByRole('button', { name: 'Дней' }).click();
  await expect(page.getByRole('columnheader', { name: 'Дней' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('tab', { name: 'Применимость' }).click();
  await expect(page.getByText('Skoda Octavia A5')).toBeVisible();
  await page.getByRole('button', { name: 'Условия возврата' }).click();
  await expect(page.getByRole('dialog', { name: 'Условия возврата' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Условия возврата' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('adds no style to a strict page', async ({ page, visit }) => {
  await visit('strict');
  await page.getByRole('button', { name: 'В корзину' }).click();
  await expect(page.locator('output')).toHaveText('1');
  await expect(page.locator('style')).toHaveCount(0);
});

for (const name of ['strict', 'runtime'] as const) {
  test(`looks on a hostile page (${name}) as on a clean one`, async ({ page, visit }, { outputDir }) => {
    await visit('clean');
    await expect(page.locator('output')).toHaveText('0');
    const expected = await computedStyles(page);
    const complaints = await visit(name);
    await expect(page.locator('output')).toHaveText('0');
    expect(differences(await computedStyles(page), expected)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.screenshot({ path: `${outputDir}/${name}.png`, fullPage: true });
  });
}

test('stands beside another copy of styled-components', async ({ page, visit }) => {
  await visit('runtime');
  await expect(page.getByText('Мастерская на Лесной', { exact: true })).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('style[data-styled]')).toHaveCount(2);
});

test('says what a strict policy refuses where nothing is prepared', async ({ page, visit }) => {
  const complaints = await visit('unprepared');
  await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
  await expect(page.getByRole('button')).toHaveCount(0);
});
