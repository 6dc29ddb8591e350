import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { StructuredData } from './page.slice.ts';

/** Checked against schema.org's own words, and kept as plain data. */
type Checked<Thing> = Exclude<Thing, string>;

/** The way to a page: names and paths in the language of the page, the page itself last. */
export function breadcrumbsOf(steps: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: path,
    })),
  } satisfies Omit<WithContext<Checked<BreadcrumbList>>, '@context'>;
}
