import { expect, it, vi } from 'vitest';
import { createExpiringCache } from './expiring-cache.ts';

function startCache(most?: number) {
  const time = { now: 0 };
  const loads: ((value: string) => void)[] = [];
  const load = vi.fn<(key: string) => Promise<string>>(() => new Promise((resolve) => void loads.push(resolve)));
  const cached = createExpiringCache(1000, () => new Date(time.now), load, most);
  return { time, loads, load, cached };
}

it('shares one load, and loads anew when its time is over', async () => {
  const { time, loads, load, cached } = startCache();
  const both = Promise.all([cached('key'), cached('key')]);
  loads[0]?.('first');
  expect(await both).toEqual(['first', 'first']);
  time.now = 999;
  expect(await cached('key')).toBe('first');
  expect(load).toHaveBeenCalledOnce();
  time.now = 1000;
  void cached('key');
  expect(load).toHaveBeenCalledTimes(2);
});

it('forgets a failed load, but not the one that was begun after a purge', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue('whole');
  const cached = createExpiringCache(1000, () => new Date(0), load);
  const broken = cached('key');
  cached.purge(() => true);
  expect(await cached('key')).toBe('whole');
  await expect(broken).rejects.toThrow('broken');
  expect(await cached('key')).toBe('whole');
  expect(load).toHaveBeenCalledTimes(2);
});

it('purges stale values, and loads anew what was being loaded', async () => {
  const { loads, load, cached } = startCache();
  const known = [cached('stale'), cached('fresh')];
  loads[0]?.('stale');
  loads[1]?.('fresh');
  await Promise.all(known);
  void cached('under way');
  cached.purge((value) => value === 'stale');
  void cached('fresh');
  expect(load).toHaveBeenCalledTimes(3);
  void cached('stale');
  void cached('under way');
  expect(load).toHaveBeenCalledTimes(5);
});

it('keeps only the newest', async () => {
  const { loads, load, cached } = startCache(2);
  const all = ['one', 'two', 'three'].map((key) => cached(key));
  loads.forEach((end) => end('value'));
  await Promise.all(all);
  void cached('three');
  void cached('two');
  expect(load).toHaveBeenCalledTimes(3);
  void cached('one');
  expect(load).toHaveBeenCalledTimes(4);
});
