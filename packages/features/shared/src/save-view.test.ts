import { afterEach, expect, it, vi } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { ANONYMOUS, selectIsTableMode } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { saveView } from './save-view.saga.ts';

const CALL = '/services/buyer/SaveClientConfig';
const asked: (string | null)[] = [];
const server = setUpMocks(
  mockCall('post', CALL, (request) => {
    const mode = new URL(request.url).searchParams.get('IsTableMod');
    asked.push(mode);
    return { ClientConfig: { IsTableMod: mode === 'true', SearchGoodOrderType: 1 } };
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

async function choose(query: string, isTableMode = false) {
  const currentUser = { ClientConfig: { ...ANONYMOUS.ClientConfig, IsTableMod: isTableMode } };
  const { store } = createTestApp({ currentUser });
  await store.run(saveView, undefined, new URLSearchParams(query));
  return store;
}

it.each([
  ['?view=table', false, 'true'],
  ['?view=list', false, 'true'],
  ['?view=box', true, 'false'],
] as const)('§4 choosing %s where table mode is %s saves table mode %s', async (query, isTableMode, saved) => {
  vi.stubGlobal('document', {});
  const store = await choose(query, isTableMode);
  await vi.waitFor(() => expect(asked).toEqual([saved]));
  await vi.waitFor(() => expect(selectIsTableMode(store.getState())).toBe(saved === 'true'));
});

it.each([
  ['', true],
  ['?view=table', true],
  ['?view=box', false],
])('saves nothing if %j chooses the saved view', async (query, isTableMode) => {
  vi.stubGlobal('document', {});
  await choose(query, isTableMode);
  expect(asked).toEqual([]);
});

it('saves nothing on the server, where a link may be anybody’s', async () => {
  await choose('?view=table');
  expect(asked).toEqual([]);
});

it('leaves the page as it is when the choice cannot be saved', async () => {
  vi.stubGlobal('document', {});
  const refused = vi.fn<() => ReturnType<typeof refuse>>(() => refuse(500, { code: 'internal' }));
  server.use(mockCall('post', CALL, refused));
  const store = await choose('?view=table');
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  expect(selectIsTableMode(store.getState())).toBe(false);
});
