import type { Loadable } from '@partshop/features/core';

/** What a page shows of the days that were asked for, or of the usual ones when those make no sense (`loadUsualForBad`). */
export function askedOrUsual<Data>(
  asked: Loadable<Data>,
  usual: Loadable<Data>,
): { found: Data | undefined; isBad: boolean } {
  const isBad = asked.status === 'failed';
  const known = isBad ? usual : asked;
  return { found: 'data' in known ? known.data : undefined, isBad };
}
