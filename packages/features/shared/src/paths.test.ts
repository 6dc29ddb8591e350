import { expect, it } from 'vitest';
import { cleanSearchText, paths, searchPath, typedText } from './paths.ts';

it.each([
  ['W 712/75', 'W 71275'],
  ['  a\\b.c/d ', 'abcd'],
  ['./\\', ''],
])('cleans a search text as §5 says: %s', (text, clean) => {
  expect(cleanSearchText(text)).toBe(clean);
});

it.each([
  ['W712/75', '/search/W71275?asked=W712%2F75'],
  ['W71275', '/search/W71275'],
  ['Castrol', '/search/Castrol'],
  [
    'фильтр масляный',
    '/price/Search-Text/%D1%84%D0%B8%D0%BB%D1%8C%D1%82%D1%80%20%D0%BC%D0%B0%D1%81%D0%BB%D1%8F%D0%BD%D1%8B%D0%B9',
  ],
  ['ОC 90', '/price/Search-Text/%D0%9EC%2090'],
  ['а?b#c', '/price/Search-Text/%D0%B0%3Fb%23c'],
])('gives "%s" the path %s', (text, path) => {
  expect(searchPath(text)).toBe(path);
});

it.each(['', '   ', '...', '/\\'])('gives no path for an empty search: "%s"', (text) => {
  expect(searchPath(text)).toBeNull();
});

it('writes a price address with the folded number', () => {
  expect(paths.price.to('mann-filter', 'W 712/75')).toBe('/price/mann-filter/W71275');
});

it.each([
  ['W 71276', 'W 712/76', 'W 712/76'],
  ['W 71276', 'W 712/77', 'W 71276'],
  ['W 71276', null, 'W 71276'],
])('shows what was typed if it says the same: %s, %s', (text, asked, shown) => {
  expect(typedText(text, asked)).toBe(shown);
});

it('half a character, as of a long text that is cut, costs no search', () => {
  expect(searchPath('W 712\uD800')).toBe('/search/W%20712');
  expect(searchPath(`x${'\u{1F697}'.repeat(150)}`)).toBe(paths.search.to(`x${'\u{1F697}'.repeat(99)}`));
});
