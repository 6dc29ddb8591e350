/** A query with more keys is no visitor's (S9). */
const MAX_QUERY_KEYS = 1000;

/** Whether the query of an address has more keys than anybody needs. Costs nothing for a short address. */
export function hasTooManyKeys(address: string): boolean {
  if (address.length <= MAX_QUERY_KEYS) return false;
  let keys = 1;
  for (let at = address.indexOf('&'); at !== -1; at = address.indexOf('&', at + 1)) keys += 1;
  return keys > MAX_QUERY_KEYS;
}
