import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './page-deadline.ts';
import { silentBackend } from './testing/silent-backend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TIMES = { pageMs: 2500, formMs: 10_000 };
const request = () => new Request('http://api.internal/');
const never = new Promise<string>(() => undefined);

it('fails every call that has not responded within the page’s time', async () => {
  const { send } = withDeadline(silentBackend, TIMES, false);
  const first = send(request()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2499);
  const second = send(request()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1);
  for (const failed of [first, second]) expect(String(await failed)).toContain('2500 ms');
});

it('aborts the connections of abandoned calls', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { send } = withDeadline(
    async (_request, signal) => {
      signals.push(signal);
      return silentBackend();
    },
    TIMES,
    false,
  );
  send(request()).catch(() => undefined);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(2500);
  expect(signals[0]?.aborted).toBe(true);
});

it('passes responses through, and stops its timers when the page is done', async () => {
  const { send, within } = withDeadline(async () => Promise.resolve(new Response('basket')), TIMES, false);
  expect(await within(send(request()).then(async (response) => response.text()))).toBe('basket');
  expect(vi.getTimerCount()).toBe(0);
});

it('ends a page that waits for something other than its calls, shortly after them', async () => {
  const { within } = withDeadline(silentBackend, TIMES, false);
  const seen = vi.fn<(page: string | null) => void>();
  void within(never).then(seen);
  await vi.advanceTimersByTimeAsync(2749);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith(null);
});

it('passes on the error of a page', async () => {
  const { within } = withDeadline(silentBackend, TIMES, false);
  await expect(within(Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives a form more time than a page, and then the page after it the time of a page', async () => {
  const { send, formDone } = withDeadline(silentBackend, TIMES, true);
  const order = send(request()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9999);
  const outcome = vi.fn<(error: unknown) => void>();
  void order.then(outcome);
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(String(await order)).toContain('10000 ms');

  formDone();
  const page = send(request()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2500);
  expect(String(await page)).toContain('2500 ms');
});
