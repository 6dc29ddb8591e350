import { networkOf } from '@partshop/api/serving';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
/** How many clients are remembered; the least recently seen one is dropped first. */
const MAX_CLIENTS = 10_000;

/** Limits a client to `times` a minute, counted in this process: for cheap requests, not for security. */
export function createMinuteLimit(times: number, now: () => number = Date.now): (clientIp: string) => boolean {
  const windows = new LRUCache<string, { since: number; count: number }>({ max: MAX_CLIENTS });
  return (clientIp) => {
    const subject = networkOf(clientIp);
    const known = windows.get(subject);
    const window = known && now() - known.since < WINDOW_MS ? known : { since: now(), count: 0 };
    window.count += 1;
    windows.set(subject, window);
    return window.count <= times;
  };
}
