/** What of a query makes another page; campaigns and the like do not, and are not written into a kept page. */
const QUERY = ['q', 'page', 'view', 'order', 'days', 'filters', 'catalogs', 'target', 'from', 'city'];

/** Filters have thousands of combinations: only what many ask for is worth its memory. */
const MAX_KEPT_QUERY = 60;

/** The address without what makes no other page; null where too much of it does. */
export function sharedAddress(address: string): string | null {
  const url = new URL(address);
  const query = [...url.searchParams].filter(([name]) => QUERY.includes(name));
  url.hash = '';
  url.search = new URLSearchParams(
    query.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
  ).toString();
  return url.search.length > MAX_KEPT_QUERY ? null : url.href;
}
