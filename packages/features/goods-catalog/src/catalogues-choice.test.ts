import type { MakerCatalogue } from '@partshop/api-client';
import { expect, test } from 'vitest';
import { byLetter, findMakers, readCataloguesChoice, writeCataloguesQuery } from './catalogues-choice.ts';

const makers = ['555', 'LEMFÖRDER', 'MANN-FILTER', 'Mahle'].map((catalogName): MakerCatalogue => ({
  catalogKey: catalogName,
  catalogName,
  catalogImage: null,
  goodsCount: 1,
}));
const namesOf = (list: readonly MakerCatalogue[]) => list.map(({ catalogName }) => catalogName);

test.each([
  ['mann filter', ['MANN-FILTER']],
  ['lemforder', ['LEMFÖRDER']],
  ['ma', ['MANN-FILTER', 'Mahle']],
  ['-', ['555', 'LEMFÖRDER', 'MANN-FILTER', 'Mahle']],
  ['nobody', []],
])('“%s” finds %o', (text, names) => expect(namesOf(findMakers(makers, text))).toEqual(names));

test('makers are listed by letter, digits first', () => {
  expect(byLetter(makers).map(({ letter, makers: group }) => [letter, namesOf(group)])).toEqual([
    ['#', ['555']],
    ['L', ['LEMFÖRDER']],
    ['M', ['MANN-FILTER', 'Mahle']],
  ]);
});

test.each(['', '?goods=parts', '?goods=other&q=bosch'])('an address says what is chosen: %s', (search) => {
  expect(writeCataloguesQuery(readCataloguesChoice(new URLSearchParams(search)))).toBe(search);
});
