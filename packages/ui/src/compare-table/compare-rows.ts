import type { ReactNode } from 'react';

/** A property of one article: its value to compare, and its content if that is more than the value. */
export type CompareValue = { value: string | number; content?: ReactNode } | undefined;

export type CompareRow = {
  label: string;
  /** One value per article, in order; `undefined` if it is not known. */
  values: readonly CompareValue[];
  /** Whether the lowest or the highest number is best; undefined if neither is. */
  best?: 'lowest' | 'highest' | undefined;
};

/** Whether the articles differ in this row. A missing value differs from a known one. */
export function differs({ values }: CompareRow): boolean {
  return new Set(values.map((value) => value?.value)).size > 1;
}

/** The indexes of the values that differ from what most articles have; none if no value has a majority. */
export function deviatingPlaces({ values }: CompareRow): ReadonlySet<number> {
  const known = values.map((value) => value?.value);
  const usual = known.find((value) => known.filter((other) => other === value).length > known.length / 2);
  const hasMajority = known.filter((value) => value === usual).length > known.length / 2;
  return new Set(hasMajority ? known.flatMap((value, index) => (value === usual ? [] : [index])) : []);
}

/** The indexes of the best values; none if all are equal or only one is known. */
export function bestPlaces({ values, best }: CompareRow): ReadonlySet<number> {
  const numbers = values.flatMap((value) => (typeof value?.value === 'number' ? [value.value] : []));
  if (!best || new Set(numbers).size < 2) return new Set();
  const wanted = best === 'lowest' ? Math.min(...numbers) : Math.max(...numbers);
  return new Set(values.flatMap((value, index) => (value?.value === wanted ? [index] : [])));
}
