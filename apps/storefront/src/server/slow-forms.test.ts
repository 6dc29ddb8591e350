import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCachedTextSource } from '@partshop/features/core';
import { createShop } from './create-shop.ts';
import { createPageRenderer } from './render-page.tsx';
import { FORMS } from './testing/forms.ts';
import { createGoodBackend } from './testing/good-backend.ts';
import { silentBackend } from './testing/silent-backend.ts';

const ASSETS = { head: '', css: '', cssHash: '', scripts: '', scriptSource: '', connectSource: '', version: 'test' };
const { path, call, fields } = FORMS.checkout;
const ORDER = { number: '12345678', items: [] };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Submits the order to a backend that responds when the test says so; resolves when the order has arrived there. */
async function order(isDead: () => boolean = () => false) {
  const good = createGoodBackend();
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<Response>();
  const transport = async (request: Request) => {
    if (isDead()) return silentBackend();
    if (new URL(request.url).pathname !== call) return good(request);
    asked.resolve();
    return answered.promise;
  };
  const texts = createCachedTextSource(60_000);
  const renderPage = createPageRenderer({ transport, texts, assets: ASSETS, publicOrigin: null });
  const shop = createShop({ transport, renderPage, staticFile: () => null, onError: () => undefined });
  const headers = { cookie: 'partshop_session=x' };
  const response = shop(
    new Request(`http://shop.test${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  );
  await asked.promise;
  return { response, answer: () => answered.resolve(Response.json(ORDER)) };
}

it('redirects to an order that took longer than a page may take', async () => {
  const { response, answer } = await order();
  await vi.advanceTimersByTimeAsync(9000);
  answer();
  expect((await response).status).toBe(303);
  expect((await response).headers.get('location')).toBe('/is-success/12345678');
});

it('returns the form with everything typed when nobody knows whether the order was placed', async () => {
  const { response } = await order();
  await vi.advanceTimersByTimeAsync(10_000);
  const { status, headers } = await response;
  const text = await (await response).text();
  expect([status, headers.get('retry-after')]).toEqual([503, '30']);
  expect(text).toContain('Даже если первый запрос дошёл, заказ будет один.');
  expect(text).toContain(`value="${fields.RequestId}"`);
  expect(text).toContain(`value="${fields.ContactName}"`);
});

it('warns that the order may have been placed when not even the form can be rendered', async () => {
  let isDead = false;
  const { response } = await order(() => isDead);
  isDead = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await response).status).toBe(503);
  expect(await (await response).text()).toContain('один и тот же заказ мы не оформим дважды');
});
