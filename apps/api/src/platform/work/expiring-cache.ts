export type ExpiringCache<Key, Value> = {
  (key: Key): Promise<Value>;
  /** Removes the loaded values that are stale, and all that are being loaded: nobody knows yet what they hold. */
  purge: (isStale: (value: Value) => boolean) => void;
};

type Kept<Value> = { value: Promise<Value>; loaded?: Value; until: number };

/**
 * Caches a loaded value per key for some time. Simultaneous callers share one load; a failed load is not cached. Holds `most`
 * entries, the newest; without it, it is for a small, fixed set of keys.
 */
export function createExpiringCache<Key, Value>(
  milliseconds: number,
  clock: () => Date,
  load: (key: Key) => Promise<Value>,
  most = Number.POSITIVE_INFINITY,
): ExpiringCache<Key, Value> {
  const kept = new Map<Key, Kept<Value>>();

  function loadAnew(key: Key, now: number): Promise<Value> {
    const entry: Kept<Value> = { value: load(key), until: now + milliseconds };
    kept.delete(key);
    kept.set(key, entry);
    if (kept.size > most) for (const oldest of kept.keys().take(1)) kept.delete(oldest);
    entry.value.then(
      (loaded) => void (entry.loaded = loaded),
      () => kept.get(key) === entry && kept.delete(key),
    );
    return entry.value;
  }

  const find = (key: Key): Promise<Value> => {
    const now = clock().getTime();
    const known = kept.get(key);
    return known && now < known.until ? known.value : loadAnew(key, now);
  };

  return Object.assign(find, {
    purge(isStale: (value: Value) => boolean) {
      for (const [key, { loaded }] of kept) if (loaded === undefined || isStale(loaded)) kept.delete(key);
    },
  });
}
