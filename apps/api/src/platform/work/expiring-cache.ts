/**
 * Keeps what a key loaded for some time; callers at the same moment share one load, and a failed one is not kept. For
 * keys of a fixed, small set: nothing is ever thrown out.
 */
export function createExpiringCache<Key, Value>(
  milliseconds: number,
  clock: () => Date,
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { value: Promise<Value>; until: number }>();
  return (key) => {
    const now = clock().getTime();
    const known = kept.get(key);
    if (known && now < known.until) return known.value;
    const value = load(key);
    kept.set(key, { value, until: now + milliseconds });
    value.catch(() => kept.delete(key));
    return value;
  };
}
