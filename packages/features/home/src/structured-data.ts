import type { StructuredData } from '@partshop/features/core';
import { organizationOf, paths, SHOP_NAME } from '@partshop/features/shared';

/** Who sells here, and the site with its search. `path` is that of the home page in its language. */
export function shopOf(path: string): StructuredData[] {
  return [organizationOf(path), siteOf(path)];
}

/** The site with its search, as engines may offer it. */
function siteOf(path: string): StructuredData {
  return {
    '@type': 'WebSite',
    name: SHOP_NAME,
    url: path,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${path === '/' ? '' : path}${paths.searchForm.to()}?q={query}` },
      'query-input': 'required name=query',
    },
  };
}
