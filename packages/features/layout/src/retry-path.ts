import { ownPath, readQuery } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

/** What the page for faults reads of its address. */
export const FAILED_QUERY = ['from'] as const;

/** Where "try again" leads: to the page that failed, which the page for faults has in its query (§8), else to the same address. */
export function retryPathOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === paths.error.to() ? ownPath(readQuery(FAILED_QUERY, search).get('from')) : pathname + search;
}
