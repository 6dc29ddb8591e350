import { describe, expect, it } from 'vitest';
import type { FilterGroup } from './filter-model.ts';
import { findOptions, splitOptions } from './filter-options.ts';
import { activeFilters, filterQuery, replaced, toggled, without } from './filter-selection.ts';

const makers = ['MANN-FILTER', 'BOSCH', 'LEMFÖRDER', 'MAHLE', 'FILTRON'].map((label) => ({ value: label, label }));
const groups: FilterGroup[] = [
  { kind: 'checkboxes', name: 'maker', label: 'Производитель', items: makers },
  {
    kind: 'range',
    fromName: 'from',
    toName: 'to',
    label: 'Цена',
    min: 100,
    max: 900,
    describe: (from, to) => `Цена: ${from ?? '…'}–${to ?? '…'}`,
  },
  { kind: 'switch', name: 'stock', label: 'В наличии' },
];

describe('the selection', () => {
  it('adds a value, removes it, and drops a parameter without values', () => {
    const one = toggled({}, 'maker', 'BOSCH', true);
    const two = toggled(one, 'maker', 'MAHLE', true);
    expect(two).toEqual({ maker: ['BOSCH', 'MAHLE'] });
    expect(toggled(one, 'maker', 'BOSCH', false)).toEqual({});
    expect(replaced(two, 'maker', [''])).toEqual({});
  });

  it('is serialised in the order of the groups, after the parameters to keep', () => {
    const selection = { stock: ['1'], to: ['500'], maker: ['BOSCH', 'MAHLE'], elsewhere: ['x'] };
    expect(filterQuery(selection, groups, { q: 'W 712/75' })).toBe(
      'q=W+712%2F75&maker=BOSCH&maker=MAHLE&to=500&stock=1',
    );
  });
});

describe('activeFilters', () => {
  const selection = { maker: ['BOSCH', 'GONE'], to: ['500'], stock: ['1'] };

  it('lists each value once, and a range as one filter', () => {
    expect(activeFilters(groups, selection).map(({ label }) => label)).toEqual([
      'BOSCH',
      'GONE',
      'Цена: …–500',
      'В наличии',
    ]);
  });

  it('contains what removes each filter', () => {
    const [bosch, , price] = activeFilters(groups, selection);
    expect(bosch && without(selection, bosch)).toEqual({ maker: ['GONE'], to: ['500'], stock: ['1'] });
    expect(price && without(selection, price)).toEqual({ maker: ['BOSCH', 'GONE'], stock: ['1'] });
  });

  it('ignores range values that are not numbers', () => {
    expect(activeFilters(groups, { from: ['cheap'] })).toEqual([]);
  });
});

describe('the options of a long group', () => {
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

  it('keeps chosen options visible', () => {
    const { visible, more } = splitOptions(makers, ['FILTRON'], 2);
    expect(labels(visible)).toEqual(['MANN-FILTER', 'BOSCH', 'FILTRON']);
    expect(labels(more)).toEqual(['LEMFÖRDER', 'MAHLE']);
  });

  it('does not hide a single option', () => {
    expect(splitOptions(makers, [], 4).more).toEqual([]);
  });

  it('are searched without regard to case and accents', () => {
    expect(labels(findOptions(makers, ' lemfo'))).toEqual(['LEMFÖRDER']);
    expect(labels(findOptions(makers, 'FIL'))).toEqual(['MANN-FILTER', 'FILTRON']);
  });
});
