import { expect, test } from 'vitest';
import { phoneHref, sectionOf } from './shop-links.ts';

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

test('a telephone link holds only digits and the plus', () => {
  expect(phoneHref('+7 (495) 000-00-00')).toBe('tel:+74950000000');
});
