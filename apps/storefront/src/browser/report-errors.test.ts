import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { cutPersonal, reportErrors, reportOf } from './report-errors.ts';

/** The parts of a window that error reports use. */
function createPage() {
  const target = Object.assign(new EventTarget(), {
    location: new URL('https://shop.test/basket?q=secret'),
    document: { documentElement: { lang: 'en' } },
  });
  const send = vi.fn<typeof fetch>(async () => Promise.resolve(new Response()));
  reportErrors(target as unknown as Window, send);
  const fail = (error: unknown) =>
    target.dispatchEvent(
      Object.assign(new Event('error'), { message: String(error), filename: '/dist/a.js', lineno: 7, error }),
    );
  const bodies = () => send.mock.calls.map(([, init]) => Object.fromEntries(init?.body as URLSearchParams));
  return { target, send, fail, bodies };
}

it('§8 uncaught browser error: reported through /saveerror with error, url, lineNumber, raw', () => {
  const { fail, send, bodies } = createPage();
  fail(new TypeError('x is no function'));
  expect(send.mock.calls[0]?.[0]).toBe('/saveerror?lang=en');
  expect(bodies()[0]).toMatchObject({
    error: 'TypeError: x is no function',
    url: 'https://shop.test/basket',
    lineNumber: '7',
  });
  expect(JSON.parse(bodies()[0]?.['raw'] ?? '')).toMatchObject({
    message: 'TypeError: x is no function',
    filename: '/dist/a.js',
    stack: expect.stringContaining('TypeError') as string,
  });
});

it('reports rejected promises, but not aborted requests', () => {
  const { target, bodies } = createPage();
  const reject = (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  reject(new Error('no basket'));
  reject(new DOMException('gone', 'AbortError'));
  expect(bodies().map(({ error }) => error)).toEqual(['Error: no basket']);
});

it('reports the same error once, and at most five errors of a page', () => {
  const { fail, send } = createPage();
  const error = new Error('again');
  fail(error);
  fail(error);
  expect(send).toHaveBeenCalledTimes(1);
  for (let nth = 0; nth < 20; nth += 1) fail(new Error(`storm ${'x'.repeat(nth)}`));
  expect(send).toHaveBeenCalledTimes(5);
});

it('logs a failed report to the console, and does not report that failure', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { fail, send } = createPage();
  send.mockRejectedValueOnce(new TypeError('offline'));
  fail(new Error('first'));
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(send).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

it('removes personal data', () => {
  expect(cutPersonal('Cannot send to anna.kim@example.com or +7 916 123-45-67 at /x?phone=79161234567&a=b')).toBe(
    'Cannot send to [mail] or [number] at /x',
  );
});

it('stays within the limits of the call, whatever the error is', () => {
  const text = fc.string({ maxLength: 20_000, unit: 'binary' });
  fc.assert(
    fc.property(text, text, (message, stack) => {
      const report = reportOf({ message, filename: '/a.js', line: 1, stack }, 'https://shop.test/');
      expect(report.toString().length).toBeLessThanOrEqual(8192);
      expect(() => JSON.parse(report.get('raw') ?? '') as unknown).not.toThrow();
    }),
  );
});
