import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { reportLoadFaultsTo, routesOf, type AppStore } from '@partshop/features/core';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { selectIsRejected } from '@partshop/features/layout';
import { feature } from './feature.ts';
import { loaded, rejected } from './mocks/handlers.ts';

const CHECK = '/services/search/checklinkavtozapchasti';
const GOLF = '/zapchasti/volkswagen/golf/mk7/1-4-tsi';
const FILTERS = '/avtozapchasti/filters/oil-filters';
const ADDRESSES = [
  '/zapchasti/volkswagen',
  GOLF,
  '/avtozapchasti/filters',
  FILTERS,
  `${FILTERS}/volkswagen/golf`,
  `${FILTERS}/volkswagen/golf/mk7/1-4-tsi`,
  '/parts/volkswagen/golf-mk7/1-4-tsi/oil',
  '/wipers/volkswagen',
  '/wipers/volkswagen/golf-mk7/1-4-tsi',
];

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}), ...loaded());

async function open(address: string): Promise<{ status: number; code: unknown }> {
  const { status, context } = await requestPage(routesOf(feature), address);
  const [error] = Object.values(context?.errors ?? {}) as { data: { code: string } }[];
  return { status, code: error?.data.code };
}

describe('on the server', () => {
  it.each(ADDRESSES)('opens %s, which the backend knows', async (address) => {
    expect(await open(address)).toEqual({ status: 200, code: undefined });
  });

  it.each(ADDRESSES)('§8 server-side URL check rejected: the not-found page for %s', async (address) => {
    const asked: (string | null)[] = [];
    server.use(
      mockCall('get', CHECK, ({ url }) => {
        asked.push(new URL(url).searchParams.get('link'));
        return false;
      }),
    );
    expect(await open(address)).toEqual({ status: 404, code: 'not-found' });
    expect(asked).toEqual([address]);
  });

  it('responds "not found" to an address that is too odd to ask about', async () => {
    server.use(http.get(`*${CHECK}`, () => HttpResponse.json({ code: 'bad-request', message: '' }, { status: 400 })));
    expect(await open(FILTERS)).toEqual({ status: 404, code: 'not-found' });
  });

  it.each(ADDRESSES)('responds 503 where the backend cannot check %s (D7)', async (address) => {
    server.use(http.get(`*${CHECK}`, () => HttpResponse.error()));
    expect(await open(address)).toMatchObject({ status: 503 });
  });

  it.each(['/zapchasti/volkswagen/golf', FILTERS, `${FILTERS}/volkswagen`])(
    'responds 503 to %s while the backend is down',
    async (address) => {
      server.use(http.all('*', () => HttpResponse.error()));
      expect(await open(address)).toMatchObject({ status: 503 });
    },
  );
});

describe('in a browser', () => {
  beforeEach(() => void vi.stubEnv('SSR', false));
  afterEach(() => void vi.unstubAllEnvs());

  const isRejected = (store: AppStore, path: string) => selectIsRejected(store.getState(), path);

  it('opens a page at once, and rejects it when the backend does not know it', async () => {
    server.use(...rejected());
    const { store, status } = await requestPage(routesOf(feature), FILTERS);
    expect(status).toBe(200);
    await vi.waitFor(() => expect(isRejected(store, FILTERS)).toBe(true));
  });

  it('leaves a page as it is where the backend cannot tell', async () => {
    const faults = vi.fn<(fault: unknown) => void>();
    reportLoadFaultsTo(faults);
    server.use(http.get(`*${CHECK}`, () => HttpResponse.error()));
    const { store } = await requestPage(routesOf(feature), FILTERS);
    await vi.waitFor(() => expect(faults).toHaveBeenCalledTimes(1));
    expect(isRejected(store, FILTERS)).toBe(false);
    reportLoadFaultsTo(() => undefined);
  });
});
