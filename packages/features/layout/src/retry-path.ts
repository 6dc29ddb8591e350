import { ownPath, readQuery } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

/** The query parameters of the error page. */
export const FAILED_QUERY = ['from'] as const;

/** The path of "try again": the failed page in the error page's query (§8), else the current address. */
export function retryPathOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === paths.error.to() ? ownPath(readQuery(FAILED_QUERY, search).get('from')) : pathname + search;
}
