import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { StructuredData } from './page.slice.ts';

/** Checked against the types of schema.org, and stored as plain data. */
type Checked<Thing> = Exclude<Thing, string>;

/** Breadcrumbs: names and paths in the page's language, the page itself last. */
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
