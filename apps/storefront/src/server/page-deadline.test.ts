import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './page-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = () => new Request('http://api.internal/');
const silent = async () => new Promise<Response>(() => undefined);

it('fails every call of a page that is not answered in its time', async () => {
  const { send } = withDeadline(silent, 2500);
  const first = expect(send(request())).rejects.toThrow('2500 ms');
  await vi.advanceTimersByTimeAsync(2499);
  const second = expect(send(request())).rejects.toThrow('2500 ms');
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all([first, second]);
});

it('lets answers through, and forgets a page that is made', async () => {
  const { send, end } = withDeadline(async () => Promise.resolve(new Response('basket')), 2500);
  expect(await (await send(request())).text()).toBe('basket');
  end();
  expect(vi.getTimerCount()).toBe(0);
});
