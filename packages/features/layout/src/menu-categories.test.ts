import { afterEach, expect, test } from 'vitest';
import { declareOpenPages } from '@partshop/features/shared';
import { categoryPath, menuCategoriesOf } from './menu-categories.ts';
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

afterEach(() => declareOpenPages(null));

test('leads to the page of a category, and to the search for its name until the page exists', () => {
  const pads = { categoryLink: '/avtozapchasti/brakes/brake-pads', categoryName: 'Колодки тормозные' };
  expect(categoryPath(pads)).toBe(pads.categoryLink);
  declareOpenPages(['/search/:number']);
  expect(categoryPath(pads)).toBe(`/price/Search-Text/${encodeURIComponent('Колодки тормозные')}`);
  expect(categoryPath({ ...pads, categoryName: 'Brake pads' })).toBe('/search/Brake%20pads');
});
