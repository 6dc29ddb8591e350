/**
 * Limits the hosts that get cached pages where PUBLIC_ORIGIN is not set: a visitor may send any Host header, and each host is
 * another page. Returns a function that tells whether a host's pages are cached: at most `max` hosts, each until no request
 * named it for `idleMs`.
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
