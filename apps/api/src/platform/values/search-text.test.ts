import { expect, test } from 'vitest';
import { foldSearchText, searchTextOf, searchWords } from './search-text.ts';

test('case, ё, punctuation and repeated spaces make no difference', () => {
  expect(foldSearchText('  Фильтр  МАСЛЯНЫЙ, чёрный (W 712/75)')).toBe('фильтр масляный черный w 712 75');
});

test('letters of other scripts keep their marks', () => {
  expect(foldSearchText('กรองน้ำมัน فلتر الزيت')).toBe('กรองน้ํามัน فلتر الزيت');
});

test('a query is split into its distinct words', () => {
  expect(searchWords('Mann MANN filter')).toEqual(['mann', 'filter']);
  expect(searchWords('%_\\')).toEqual([]);
});

test('an article is found by maker, by number in both spellings, and by its name in each language', () => {
  expect(
    searchTextOf({ makerName: 'MANN-FILTER', number: 'W 712/75', names: { ru: 'Фильтр', en: 'Oil filter' } }),
  ).toBe('mann filter w 712 75 w71275 фильтр oil');
});
