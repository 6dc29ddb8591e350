/** No visitor's query has more keys (S9). */
const MAX_QUERY_KEYS = 1000;

/** Whether a URL's query has too many keys. Costs nothing for a short URL. */
export function hasTooManyKeys(address: string): boolean {
  if (address.length <= MAX_QUERY_KEYS) return false;
  let keys = 1;
  for (let at = address.indexOf('&'); at !== -1; at = address.indexOf('&', at + 1)) keys += 1;
  return keys > MAX_QUERY_KEYS;
}
