import type { ReactNode } from 'react';
import type { Comparison } from '@partshop/api-client';
import type { CompareRow, CompareValue } from '@partshop/ui';

type Article = Comparison['items'][number];
type Specification = Article['specifications'][number];

/** The rows of the specifications, in the order in which articles name them first. `show` renders a value. */
export function specificationRows(
  articles: readonly Article[],
  show: (line: Specification) => ReactNode,
): CompareRow[] {
  const names = new Set(articles.flatMap(({ specifications }) => specifications.map(({ name }) => name)));
  return [...names].map((label) => ({
    label,
    values: articles.map(({ specifications }): CompareValue => {
      const line = specifications.find(({ name }) => name === label);
      // The same number in another unit is another value.
      return line && { value: `${line.value} ${line.unit}`, content: show(line) };
    }),
  }));
}

/** The row of a fact about the best offers, of which the lowest is the best; undefined for an article that nobody offers. */
export const offerRow = (
  label: string,
  articles: readonly Article[],
  read: (best: NonNullable<Article['best']>) => { value: number; content: ReactNode },
): CompareRow => ({
  label,
  best: 'lowest',
  values: articles.map(({ best }): CompareValue => (best ? read(best) : undefined)),
});
