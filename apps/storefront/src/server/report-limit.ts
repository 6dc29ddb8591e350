import { networkOf } from '@partshop/api/serving';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
/** Addresses that are remembered; the one that was quiet longest goes first. */
const MAX_ADDRESSES = 10_000;

/** Whether somebody may once more; `times` a minute, kept in this process. For what costs little and is no door. */
export function createMinuteLimit(times: number, now: () => number = Date.now): (address: string) => boolean {
  const windows = new LRUCache<string, { since: number; count: number }>({ max: MAX_ADDRESSES });
  return (address) => {
    const subject = networkOf(address);
    const known = windows.get(subject);
    const window = known && now() - known.since < WINDOW_MS ? known : { since: now(), count: 0 };
    window.count += 1;
    windows.set(subject, window);
    return window.count <= times;
  };
}
