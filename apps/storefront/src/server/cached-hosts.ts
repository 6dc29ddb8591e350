/**
 * Which hosts' pages are kept where the shop does not know its own: the header that names the host is the visitor's word, and each
 * other word is another page. `max` of them have a place, until nobody asked by one for `idleMs`.
 */
export function createCachedHosts(max: number, idleMs: number, now: () => number): (host: string) => boolean {
  const askedAt = new Map<string, number>();
  return (host) => {
    const time = now();
    if (!askedAt.has(host) && askedAt.size >= max) {
      for (const [known, at] of askedAt) if (time - at >= idleMs) askedAt.delete(known);
      if (askedAt.size >= max) return false;
    }
    askedAt.set(host, time);
    return true;
  };
}
