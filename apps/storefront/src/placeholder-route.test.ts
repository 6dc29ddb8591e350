import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { reportLoadFaultsTo, type AppStore } from '@partshop/features/core';
import { selectIsRejected } from '@partshop/features/layout';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { placeholderRoute } from './placeholder-route.ts';
import { PLACEHOLDERS } from './placeholders.ts';

const CHECK = '/services/search/checklinkavtozapchasti';
const server = setUpMocks();

async function open(address: string): Promise<{ status: number; code: unknown }> {
  const { status, context } = await requestPage(PLACEHOLDERS.map(placeholderRoute), address);
  const [error] = Object.values(context?.errors ?? {}) as { data: { code: string } }[];
  return { status, code: error?.data.code };
}

it('says of a placeholder page that it will open later', async () => {
  expect(await open('/garage')).toEqual({ status: 404, code: 'not-open' });
});

it('asks a guest to log in first', async () => {
  expect(await open('/seller/orders/new')).toEqual({ status: 401, code: 'not-signed-in' });
});

it.each(['/avtozapchasti/brakes', '/avtozapchasti/brakes/pads/kia', '/avtozapchasti/brakes/pads/kia/ceed/jd/1-6'])(
  '§8 server-side URL check rejected: the not-found page for %s',
  async (address) => {
    const asked: (string | null)[] = [];
    server.use(
      mockCall('get', CHECK, (request) => {
        asked.push(new URL(request.url).searchParams.get('link'));
        return false;
      }),
    );
    expect(await open(address)).toEqual({ status: 404, code: 'not-found' });
    expect(asked).toEqual([address]);
  },
);

it('accepts a path that the backend knows', async () => {
  server.use(mockCall('get', CHECK, true));
  expect(await open('/avtozapchasti/brakes')).toEqual({ status: 404, code: 'not-open' });
});

it('responds "not found" to a path that the backend rejects', async () => {
  server.use(http.get(`*${CHECK}`, () => HttpResponse.json({ code: 'bad-request', message: 'link' }, { status: 400 })));
  expect(await open(`/avtozapchasti/${'a'.repeat(15_000)}`)).toEqual({ status: 404, code: 'not-found' });
});

describe('in a browser', () => {
  beforeEach(() => void vi.stubEnv('SSR', false));
  afterEach(() => void vi.unstubAllEnvs());

  const isRejected = (store: AppStore, path: string) => selectIsRejected(store.getState(), path);

  it('opens a page at once, and rejects it when the backend does not know it', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    server.use(mockCall('get', CHECK, async () => promise));
    const { store, status } = await requestPage(PLACEHOLDERS.map(placeholderRoute), '/avtozapchasti/brakes/shoes');
    expect([status, isRejected(store, '/avtozapchasti/brakes/shoes')]).toEqual([404, false]);
    resolve(false);
    await vi.waitFor(() => expect(isRejected(store, '/avtozapchasti/brakes/shoes')).toBe(true));
  });

  it('leaves a page as it is where the backend knows it or cannot tell', async () => {
    const faults = vi.fn<(fault: unknown) => void>();
    reportLoadFaultsTo(faults);
    server.use(http.get(`*${CHECK}`, () => HttpResponse.error()));
    const { store } = await requestPage(PLACEHOLDERS.map(placeholderRoute), '/avtozapchasti/brakes');
    await vi.waitFor(() => expect(faults).toHaveBeenCalledTimes(1));
    expect(isRejected(store, '/avtozapchasti/brakes')).toBe(false);
    reportLoadFaultsTo(() => undefined);
  });
});

it('responds 503 where the backend cannot check a path (D7)', async () => {
  server.use(http.get(`*${CHECK}`, () => HttpResponse.error()));
  expect(await open('/avtozapchasti/brakes')).toEqual({ status: 503, code: 'not-found' });
});
