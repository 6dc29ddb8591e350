import { describe, expect, it } from 'vitest';
import { type CarOption, findOptions, groupOptions, indexLetter } from './car-options.ts';

const brands: CarOption[] = [
  { value: '1', label: 'Škoda', keywords: 'шкода' },
  { value: '2', label: 'Citroën', keywords: 'ситроен' },
  { value: '3', label: 'Mercedes-Benz', keywords: 'мерседес, бенц' },
  { value: '4', label: 'Lada', description: '1973–2026' },
  { value: '5', label: 'BMW' },
];

const found = (query: string) => findOptions(brands, query).map(({ label }) => label);

describe('findOptions', () => {
  it('returns all options in order if the query is empty', () => {
    expect(found(' ')).toEqual(['Škoda', 'Citroën', 'Mercedes-Benz', 'Lada', 'BMW']);
  });

  it.each([
    ['skoda', 'Škoda'],
    ['ШКО', 'Škoda'],
    ['citroën', 'Citroën'],
    ['mercedes benz', 'Mercedes-Benz'],
    ['бенц', 'Mercedes-Benz'],
    ['1973', 'Lada'],
  ])('finds %s', (query, label) => {
    expect(found(query)).toEqual([label]);
  });

  it('puts names that start with the query before names that contain it', () => {
    expect(found('b')).toEqual(['BMW', 'Mercedes-Benz']);
  });

  it('returns nothing if there are no options', () => {
    expect(found('zzz')).toEqual([]);
  });
});

describe('groupOptions', () => {
  it('groups by first letters, without accents', () => {
    const groups = groupOptions([...brands, { value: '6', label: '4WD Special' }], true);
    expect(groups.map(({ heading }) => heading)).toEqual(['#', 'B', 'C', 'L', 'M', 'S']);
  });

  it('keeps the order of given headings', () => {
    const groups = groupOptions(
      [
        { value: '1', label: 'Octavia III', group: '2012–2020' },
        { value: '2', label: 'Octavia II', group: '2004–2013' },
        { value: '3', label: 'Octavia III Combi', group: '2012–2020' },
      ],
      false,
    );
    expect(groups.map(({ heading, options }) => [heading, options.length])).toEqual([
      ['2012–2020', 2],
      ['2004–2013', 1],
    ]);
  });

  it('works without headings', () => {
    expect(groupOptions(brands, false)).toEqual([{ key: '', heading: undefined, options: brands }]);
  });
});

describe('indexLetter', () => {
  it.each([
    ['Škoda', 'S'],
    ['ГАЗ', 'Г'],
    ['4WD', '#'],
  ])('puts %s under %s', (label, letter) => {
    expect(indexLetter(label)).toBe(letter);
  });
});
