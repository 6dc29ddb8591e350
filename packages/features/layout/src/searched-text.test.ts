import { expect, test } from 'vitest';
import { searchedText } from './searched-text.ts';

test.each([
  ['/search/W%2071276', '?asked=W+712%2F76', 'W 712/76'],
  ['/search/BOSCH%200986494019', '', 'BOSCH 0986494019'],
  ['/search/%3Cscript%3E', '', '<script>'],
  ['/price/Search-Text/%D0%BC%D0%B0%D1%81%D0%BB%D0%BE%205w30', '', 'масло 5w30'],
  ['/search/100%', '', '100%'],
  ['/search/W%2071276', '?asked=something+else', 'W 71276'],
  ['/price/ngk/BKR6E11', '', 'BKR6E11'],
  ['/price/ngk/BKR6E11', `?asked=${encodeURIComponent('ВКР6Е-11')}`, 'ВКР6Е-11'],
  ['/price/ngk/BKR6E11', '?asked=something+else', 'BKR6E11'],
  ['/basket', '?asked=x', ''],
])('the search field of %s%s shows “%s”', (pathname, search, text) => {
  expect(searchedText(pathname, search)).toBe(text);
});
