import type { ReactNode } from 'react';

/** A property of one article: what is compared, and how it looks where that is more than its text. */
export type CompareValue = { value: string | number; content?: ReactNode } | undefined;

export type CompareRow = {
  label: string;
  /** One for each article, in their order; `undefined` where it is not known. */
  values: readonly CompareValue[];
  /** Which number is better; nothing where neither is. */
  best?: 'lowest' | 'highest' | undefined;
};

/** Whether the articles differ here; what is not known of one differs from what is known of another. */
export function differs({ values }: CompareRow): boolean {
  return new Set(values.map((value) => value?.value)).size > 1;
}

/** The places of the best values: none where all are equal or only one is known. */
export function bestPlaces({ values, best }: CompareRow): ReadonlySet<number> {
  const numbers = values.flatMap((value) => (typeof value?.value === 'number' ? [value.value] : []));
  if (!best || new Set(numbers).size < 2) return new Set();
  const wanted = best === 'lowest' ? Math.min(...numbers) : Math.max(...numbers);
  return new Set(values.flatMap((value, index) => (value?.value === wanted ? [index] : [])));
}
