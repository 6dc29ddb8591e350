import { describe, expect, it } from 'vitest';
import { bestPlaces, deviatingPlaces, differs } from './compare-rows.ts';

const row = (...values: Array<number | string | undefined>) => ({
  label: 'Цена',
  values: values.map((value) => (value === undefined ? undefined : { value })),
});

describe('differs', () => {
  it.each([
    [row(1, 1), false],
    [row(1, 2), true],
    [row('да', 'да', 'нет'), true],
    [row(1, undefined), true],
    [row(undefined, undefined), false],
  ])('%#', (compared, expected) => {
    expect(differs(compared)).toBe(expected);
  });
});

describe('deviatingPlaces', () => {
  it.each([
    ['the one of three', row(79, 79, 80), [2]],
    ['a missing one', row(79, undefined, 79, 79), [1]],
    ['nothing of two', row(79, 80), []],
    ['nothing where all differ', row(1, 2, 3), []],
    ['nothing where all are equal', row(1, 1, 1), []],
  ])('finds %s', (_, compared, places) => {
    expect([...deviatingPlaces(compared)]).toEqual(places);
  });
});

describe('bestPlaces', () => {
  it('finds the lowest and the highest', () => {
    expect([...bestPlaces({ ...row(3, 1, 2), best: 'lowest' })]).toEqual([1]);
    expect([...bestPlaces({ ...row(3, 1, 3), best: 'highest' })]).toEqual([0, 2]);
  });

  it.each([
    ['nobody asked', row(1, 2)],
    ['all are equal', { ...row(2, 2), best: 'lowest' as const }],
    ['only one is known', { ...row(2, undefined), best: 'lowest' as const }],
    ['they are no numbers', { ...row('2', '3'), best: 'lowest' as const }],
  ])('finds none if %s', (_, compared) => {
    expect(bestPlaces(compared).size).toBe(0);
  });
});
