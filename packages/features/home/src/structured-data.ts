import type { StructuredData } from '@partshop/features/core';
import { organizationOf, paths, SHOP_NAME } from '@partshop/features/shared';

/** The seller, and the site with its search. `path` is the home page in its language. */
export function shopOf(path: string): StructuredData[] {
  return [organizationOf(path), siteOf(path)];
}

/** The site with its search, which search engines may offer. */
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
