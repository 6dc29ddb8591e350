import { expect, test } from 'vitest';
import { sectionOf } from './shop-links.ts';

test('a page belongs to the section whose address its own begins with', () => {
  expect(sectionOf('/zapchasti/bmw/3')).toBe('byCar');
  expect(sectionOf('/avtozapchasti')).toBe('categories');
  expect(sectionOf('/articles/')).toBe('articles');
  expect(sectionOf('/articles/12')).toBe('articles');
});

test('an address that only begins with the same letters belongs to no section', () => {
  expect(sectionOf('/in-stock-later')).toBe('');
  expect(sectionOf('/')).toBe('');
});
