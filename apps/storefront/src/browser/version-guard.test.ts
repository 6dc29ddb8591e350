import { expect, it, vi } from 'vitest';
import { createVersionGuard } from './version-guard.ts';

function setUp({ isIdle = (): boolean => true, kept = new Map<string, string>(), loaded = 'one' } = {}) {
  const reload = vi.fn<() => void>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { reload, kept, storage, guard: createVersionGuard({ loaded, storage, isIdle, reload }) };
}

it('§8 server version header differs from the loaded version: the page reloads itself', () => {
  const { guard, reload } = setUp();
  guard.see('two');
  guard.settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['one', '', '{ip}'])('does not reload for the version %j', (version) => {
  const { guard, reload } = setUp();
  guard.see(version);
  guard.settle();
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once for each version, however often and in however many documents of the tab it appears', () => {
  const kept = new Map<string, string>();
  const first = setUp({ kept });
  first.guard.see('two');
  first.guard.settle();
  const second = setUp({ kept });
  second.guard.see('two');
  second.guard.settle();
  expect(second.reload).not.toHaveBeenCalled();
  second.guard.see('three');
  second.guard.settle();
  expect(second.reload).toHaveBeenCalledTimes(1);
});

it('reloads at most once for each of two versions side by side, whichever server answers', () => {
  const kept = new Map<string, string>();
  let reloads = 0;
  for (let nth = 0; nth < 20; nth += 1) {
    const [loaded = '', answering = ''] = nth % 2 === 0 ? ['one', 'two'] : ['two', 'one'];
    const { guard, reload } = setUp({ kept, loaded });
    guard.see(answering);
    guard.settle();
    reloads += reload.mock.calls.length;
  }
  expect(reloads).toBe(2);
});

it('waits until no request or load is running', () => {
  let isBusy = true;
  const { guard, reload } = setUp({ isIdle: () => !isBusy });
  guard.see('two');
  guard.settle();
  expect(reload).not.toHaveBeenCalled();
  isBusy = false;
  guard.settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload where the tab cannot store anything', () => {
  const reload = vi.fn<() => void>();
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const guard = createVersionGuard({ loaded: 'one', storage, isIdle: () => true, reload });
  guard.see('two');
  guard.settle();
  expect(reload).not.toHaveBeenCalled();
});
