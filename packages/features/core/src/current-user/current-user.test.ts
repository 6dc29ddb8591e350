import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { siteConfig } from '@partshop/api-client/mocks/site-config';
import { createTestApp } from '../testing/create-test-app.ts';
import { setUpMocks } from '../testing/set-up-mocks.ts';
import { reportLoadFaultsTo } from '../store/report-fault.ts';
import { selectIsAnonymous } from './roles.ts';
import { startApp } from '../start-app.ts';
import { awaitKnownUser, awaitCurrentUser, loadCurrentUser } from './current-user.saga.ts';
import { selectClient, selectCurrentUserError, currentUserAwaited } from './current-user.slice.ts';

const server = setUpMocks();
afterEach(() => reportLoadFaultsTo(() => undefined));

const CONFIG = { IsTableMod: true, SearchGoodOrderType: 2 };

it('loads the client of the session', async () => {
  server.use(mockCall('get', '/services/clientbaseinfo', { ClientId: 7, ClientConfig: CONFIG }));
  const { store } = createTestApp();
  await store.run(loadCurrentUser);
  expect(selectClient(store.getState())).toEqual({ ClientId: 7, ClientConfig: CONFIG });
});

it.each([
  [
    'refused',
    mockCall('get', '/services/clientbaseinfo', refuse(500, { code: 'internal', message: 'no database' })),
    'no database',
  ],
  ['unreachable', http.get('*/services/clientbaseinfo', () => HttpResponse.error()), 'Network Error'],
])(
  "§8 client base info fails to load (%s): 'Error load ClientInfo:', the message and the base URL; the current user is anonymous",
  async (_case, handler, reason) => {
    server.use(handler);
    const told = vi.fn<(error: unknown) => void>();
    reportLoadFaultsTo(told);
    const { store } = createTestApp({ baseUrl: 'http://shop.test' });
    await store.run(loadCurrentUser);
    const fault = `Error load ClientInfo: ${reason} http://shop.test`;
    expect(selectCurrentUserError(store.getState())).toBe(fault);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: fault }));
    expect(selectIsAnonymous(store.getState())).toBe(true);
  },
);

it('lets loaders wait for app start, whether it loads the current user or fails', async () => {
  for (const reply of [{ ClientId: 7, ClientConfig: CONFIG }, refuse(500, { code: 'internal' })]) {
    server.use(mockCall('get', '/services/clientbaseinfo', reply));
    const { store } = createTestApp();
    store.dispatch(currentUserAwaited());
    const known = store.run(awaitCurrentUser);
    await store.run(loadCurrentUser);
    expect(await known).toBe(selectClient(store.getState()));
  }
});

it.each([
  ['configuration', '/Localization/getconfig'],
  ['client', '/services/clientbaseinfo'],
] as const)(
  'tells who must know the current user that he is unknown where the %s does not come',
  async (_name, path) => {
    server.use(
      mockCall('get', path, refuse(503, { code: 'unavailable' })),
      mockCall('get', '/Localization/getconfig', siteConfig),
      mockCall('get', '/services/clientbaseinfo', { ClientConfig: CONFIG }),
    );
    const { store } = createTestApp();
    const start = store.run(startApp).catch(() => undefined);
    await expect(store.run(awaitKnownUser)).rejects.toMatchObject({ init: { status: 503 } });
    await start;
    expect(await store.run(awaitCurrentUser)).toBe(selectClient(store.getState()));
  },
);

it.each([null, [], {}, { ClientConfig: null }, { ClientId: 7 }])(
  'takes %j for no client, which every page would stumble over',
  async (answered) => {
    server.use(http.get('*/services/clientbaseinfo', () => HttpResponse.json(answered)));
    const { store } = createTestApp();
    await store.run(loadCurrentUser);
    expect(selectIsAnonymous(store.getState())).toBe(true);
    expect(selectCurrentUserError(store.getState())).toContain('another shape');
  },
);

it('does not wait when no client is loaded', async () => {
  const { store } = createTestApp();
  expect(await store.run(awaitCurrentUser)).toBe(selectClient(store.getState()));
});
