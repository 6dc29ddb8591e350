import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection that `state` breaks and mends. */
function setUp() {
  const state = { isBroken: true };
  const ask = vi.fn<() => Promise<void>>(async () =>
    state.isBroken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(),
  );
  const events = new EventTarget();
  const connection = createConnection({ ask, events });
  const seen: boolean[] = [];
  connection.subscribe(() => seen.push(connection.isLost()));
  return { state, ask, events, connection, seen };
}

it('is not lost while the shop can be reached', async () => {
  const { state, connection, seen } = setUp();
  state.isBroken = false;
  expect(await connection.awaitReturn()).toBe(false);
  expect(seen).toEqual([]);
});

it('is lost until the shop can be reached again', async () => {
  const { state, connection, seen } = setUp();
  const back = connection.awaitReturn();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.isLost()).toBe(true);
  state.isBroken = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await back).toBe(true);
  expect(seen).toEqual([true, false]);
});

it.each([
  [
    'the browser says that it is online',
    ({ events }: ReturnType<typeof setUp>) => events.dispatchEvent(new Event('online')),
  ],
  ['the visitor asks for it', ({ connection }: ReturnType<typeof setUp>) => connection.retry()],
])('asks at once when %s', async (_case, act) => {
  const shop = setUp();
  const back = shop.connection.awaitReturn();
  await vi.advanceTimersByTimeAsync(0);
  shop.state.isBroken = false;
  act(shop);
  expect(await back).toBe(true);
});

it('asks less and less often, and once for all who wait', async () => {
  const { ask, connection } = setUp();
  void connection.awaitReturn();
  void connection.awaitReturn();
  await vi.advanceTimersByTimeAsync(18_000);
  expect(ask).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(7);
});
