/**
 * Caches a loaded value per key for some time. Simultaneous callers share one load; a failed load is not cached. Holds `most`
 * entries, the newest; without it, it is for a small, fixed set of keys.
 */
export function createExpiringCache<Key, Value>(
  milliseconds: number,
  clock: () => Date,
  load: (key: Key) => Promise<Value>,
  most = Number.POSITIVE_INFINITY,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { value: Promise<Value>; until: number }>();
  return (key) => {
    const now = clock().getTime();
    const known = kept.get(key);
    if (known && now < known.until) return known.value;
    const value = load(key);
    kept.delete(key);
    kept.set(key, { value, until: now + milliseconds });
    if (kept.size > most) for (const oldest of kept.keys().take(1)) kept.delete(oldest);
    value.catch(() => kept.delete(key));
    return value;
  };
}
