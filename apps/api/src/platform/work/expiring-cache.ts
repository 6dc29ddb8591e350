/**
 * Caches a loaded value per key for some time. Simultaneous callers share one load; a failed load is not cached. For a
 * small, fixed set of keys: entries are never evicted.
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
