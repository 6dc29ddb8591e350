import { expect, test } from 'vitest';
import { foldSearchText, joinedWords, plainWord, searchTextOf, searchWords } from './search-text.ts';

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

test.each([
  ['Масло 5W-30 A3/B4, 4 л', ['5w30', 'a3b4']],
  ['Аккумулятор 60 А·ч', ['ач']],
  ['0,5 л', ['05']],
  ['задний/передний MANN-FILTER', []],
])('parts of a word that stand together are one word as well: %s', (text, joined) => {
  expect(joinedWords(text)).toEqual(joined);
});

test('an article is found by a grade with and without its hyphen', () => {
  expect(searchTextOf({ makerName: 'ZIC', number: '1', names: { ru: 'Масло 5W-30' } })).toBe('zic 1 масло 5w 30 5w30');
});

test.each([
  ['bremsbeläge', 'bremsbelage'],
  ['stoßdämpfer', 'stossdampfer'],
  ['الزيت', 'زيت'],
  ['بطارية', 'بطاريه'],
  ['أمامية', 'اماميه'],
  ['ال٦٠', 'ال60'],
  ['йод', 'йод'],
  ['ألم', 'الم'],
])('%s is plainly %s', (word, plain) => {
  expect(plainWord(word)).toBe(plain);
});

test('an article is found by the plain forms of its words', () => {
  expect(searchTextOf({ makerName: 'LEMFÖRDER', number: '1', names: { ru: 'Тяга', ar: 'فلتر الزيت' } })).toBe(
    'lemförder 1 тяга فلتر الزيت lemforder زيت',
  );
});
