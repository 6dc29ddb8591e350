import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlainResponses } from './plain-response.ts';
import { createReadiness } from './readiness.ts';

const ask = vi.fn<(signal: AbortSignal) => Promise<boolean>>();
let now: number;
let isClosing: boolean;
let ready: () => Promise<Response>;

beforeEach(() => {
  ask.mockReset().mockResolvedValue(true);
  now = 0;
  isClosing = false;
  ready = createReadiness({ ask, isClosing: () => isClosing, plain: createPlainResponses(), now: () => now });
});

const answer = async () => {
  const response = await ready();
  return [response.status, ((await response.json()) as { status: string }).status, response.headers.get('retry-after')];
};

describe('a shop', () => {
  it('is ready if its backend responds', async () => {
    expect(await answer()).toEqual([200, 'ready', null]);
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('down'))],
    ['answers with a fault', async () => false],
  ])('is not ready if its backend %s', async (_how, asked) => {
    ask.mockImplementation(asked);
    expect(await answer()).toEqual([503, 'no backend', '5']);
  });

  it('is not ready if its backend does not respond within a second', async () => {
    vi.useFakeTimers();
    try {
      ask.mockReturnValue(new Promise(() => undefined));
      const asked = answer();
      await vi.advanceTimersByTimeAsync(1000);
      expect(await asked).toEqual([503, 'no backend', '5']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not ready while it closes, and does not ask the backend', async () => {
    isClosing = true;
    expect(await answer()).toEqual([503, 'closing', '5']);
    expect(ask).not.toHaveBeenCalled();
  });
});

it('asks its backend once a second, however often /ready is requested', async () => {
  await Promise.all([answer(), answer(), answer()]);
  now = 999;
  await answer();
  expect(ask).toHaveBeenCalledTimes(1);
  now = 1000;
  ask.mockResolvedValue(false);
  expect(await answer()).toEqual([503, 'no backend', '5']);
  expect(ask).toHaveBeenCalledTimes(2);
});
