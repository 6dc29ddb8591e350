import { expect, it, vi } from 'vitest';
import { loadCode, loadedCode } from './load-code.ts';

const failing = (message: string) => vi.fn<() => Promise<string>>(async () => Promise.reject(new TypeError(message)));

it('loads a chunk', async () => {
  await expect(loadCode(async () => Promise.resolve('screen'))).resolves.toBe('screen');
});

it('loads a chunk once and remembers it', async () => {
  const load = vi.fn<() => Promise<string>>(async () => Promise.resolve('screen'));
  expect(loadedCode(load)).toBeNull();
  await loadCode(load);
  expect(loadedCode(load)).toBe('screen');
  await loadCode(load);
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries a failed chunk once', async () => {
  const load = vi
    .fn<() => Promise<string>>(async () => Promise.resolve('screen'))
    .mockRejectedValueOnce(new TypeError('gone'));
  await expect(loadCode(load)).resolves.toBe('screen');
  expect(load).toHaveBeenCalledTimes(2);
});

it('§8 a page chunk fails (error, missing): Loading chunk failed', async () => {
  const load = failing('Failed to fetch dynamically imported module: /dist/x.js');
  await expect(loadCode(load)).rejects.toThrow(/^Loading chunk failed$/);
  expect(load).toHaveBeenCalledTimes(2);
});

it('§8 a style chunk fails: Loading CSS chunk failed', async () => {
  await expect(loadCode(failing('Unable to preload CSS for /dist/x.css'))).rejects.toThrow(
    /^Loading CSS chunk failed$/,
  );
});

it('§8 a page chunk fails (timeout): after 120000 ms each time', async () => {
  vi.useFakeTimers();
  try {
    const failed = loadCode(async () => new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999 + 120_000);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ message: 'Loading chunk failed' });
  } finally {
    vi.useRealTimers();
  }
});
