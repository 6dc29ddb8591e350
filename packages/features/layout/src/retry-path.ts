import { ownPath, paths } from '@partshop/core';

/** Where "try again" leads: to the page that failed, which the page for faults has in its query (§8), else to the same address. */
export function retryPathOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === paths.error.to() ? ownPath(new URLSearchParams(search).get('from')) : pathname + search;
}
