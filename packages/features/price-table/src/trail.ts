import { paths } from '@partshop/features/shared';
import type { ShownPage } from './shown-page.ts';

type Step = { name: string; path: string };

/** The breadcrumbs after the home page. People see them, and search engines read them. */
export function trailOf({
  catalogName,
  catalogKey,
  catalogFullNumber,
  clearNumber,
}: Pick<ShownPage, 'catalogName' | 'catalogKey' | 'catalogFullNumber' | 'clearNumber'>): [maker: Step, article: Step] {
  return [
    { name: catalogName, path: paths.searchText.to(catalogName) },
    { name: catalogFullNumber, path: paths.price.to(catalogKey, clearNumber) },
  ];
}
