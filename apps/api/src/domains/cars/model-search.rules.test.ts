import { expect, it } from 'vitest';
import { createModelSearch, type ListedModel } from './model-search.rules.ts';

const model = (
  brandName: string,
  seriesName: string,
  name: string,
  years: [number | null, number | null],
): ListedModel => ({
  id: name.length,
  brandId: brandName.length,
  seriesId: 1,
  brandName,
  seriesName,
  name,
  brandUrl: brandName.toLowerCase(),
  seriesUrl: seriesName.toLowerCase(),
  url: name.toLowerCase(),
  producedFrom: years[0],
  producedTo: years[1],
});

const find = createModelSearch(
  [
    model('Škoda', 'Octavia', 'Octavia II', [2004, 2013]),
    model('Škoda', 'Octavia', 'Octavia III', [2012, 2020]),
    model('Škoda', 'Fabia', 'Fabia II', [2007, 2014]),
    model('Toyota', 'Camry', 'XV70', [2017, null]),
    model('LADA', '2115', '2115', [1997, 2012]),
    model('LADA', 'Niva', 'Niva', [null, null]),
  ],
  [
    { name: 'Skoda', typed: ['шкода'] },
    { name: 'Skoda Octavia', typed: ['октавия'] },
    { name: 'Toyota Camry', typed: ['камри'] },
    { name: 'Lada', typed: ['лада', 'ваз'] },
  ],
);

it.each([
  ['octavia', ['Octavia III', 'Octavia II']],
  ['OCT iii', ['Octavia III']],
  ['skoda fab', ['Fabia II']],
  ['Škoda II', ['Octavia III', 'Fabia II', 'Octavia II']],
  ['шкода', ['Octavia III', 'Fabia II', 'Octavia II']],
  ['октавия 2013', ['Octavia III', 'Octavia II']],
  ['octavia 2019', ['Octavia III']],
  ['камри 2025', ['XV70']],
  ['xv70', ['XV70']],
  ['ваз 2115', ['2115']],
  ['niva 2000', []],
  ['tavia', []],
  ['   ', []],
])('%j finds %j', (text, names) => {
  expect(find(text).map(({ breadCrumbs }) => breadCrumbs.at(-1))).toEqual(names);
});

it('gives a model with its brand and years', () => {
  expect(find('camry')).toEqual([
    {
      value: 4,
      brandId: 6,
      text: 'XV70, 2017–',
      linkUrl: '/zapchasti/toyota/camry/xv70',
      breadCrumbs: ['Toyota', 'Camry', 'XV70'],
    },
  ]);
});
