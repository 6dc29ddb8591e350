import { expect, test } from 'vitest';
import { menuCategoriesOf } from './menu-categories.ts';
import { category } from './mocks/fixtures.ts';

const idsOf = (categories: readonly { categoryId: number }[]) => categories.map(({ categoryId }) => categoryId);

test('hides the three hidden categories, as parents and as children', () => {
  const children = [category(11), category(74_849)];
  const shown = menuCategoriesOf([{ ...category(1), children }, category(74_832), category(74_857)]);
  expect(idsOf(shown)).toEqual([1]);
  expect(idsOf(shown[0]?.children ?? [])).toEqual([11]);
});

test('hides a category without goods', () => {
  expect(menuCategoriesOf([{ ...category(1), isExists: false }])).toEqual([]);
});
