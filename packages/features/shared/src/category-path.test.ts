import { afterEach, expect, test } from 'vitest';
import { categoryPath } from './category-path.ts';
import { declareOpenPages } from './open-pages.ts';

afterEach(() => declareOpenPages(null));

test('leads to the page of a category, and to the search for its name until the page exists', () => {
  const pads = { categoryLink: '/avtozapchasti/brakes/brake-pads', categoryName: 'Колодки тормозные' };
  expect(categoryPath(pads)).toBe(pads.categoryLink);
  declareOpenPages(['/search/:number']);
  expect(categoryPath(pads)).toBe(`/price/Search-Text/${encodeURIComponent('Колодки тормозные')}`);
  expect(categoryPath({ ...pads, categoryName: 'Brake pads' })).toBe('/search/Brake%20pads');
});
