import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './page-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = () => new Request('http://api.internal/');
const silent = async () => new Promise<Response>(() => undefined);

it('fails every call of a page that is not answered in its time', async () => {
  const { send } = withDeadline(silent, 2500);
  const first = send(request()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2499);
  const second = send(request()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1);
  for (const failed of [first, second]) expect(String(await failed)).toContain('2500 ms');
});

it('lets answers through, and forgets a page that is made', async () => {
  const { send, end } = withDeadline(async () => Promise.resolve(new Response('basket')), 2500);
  expect(await (await send(request())).text()).toBe('basket');
  end();
  expect(vi.getTimerCount()).toBe(0);
});
