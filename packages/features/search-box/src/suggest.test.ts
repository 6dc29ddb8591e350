import { expect, it, vi } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { http, HttpResponse } from 'msw';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { makeAnswer, released } from './mocks/handlers.ts';
import { boxTyped, selectBox, selectStatus, selectSuggestions } from './search-box.slice.ts';
import { suggestWatchers } from './suggest.saga.ts';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));

async function open() {
  const { store } = createTestApp();
  store.watch(suggestWatchers);
  await vi.waitFor(() => expect(selectBox(store.getState()).isReady).toBe(true));
  const shown = () => selectSuggestions(store.getState())?.suggestions.map((part) => part.catalogFullNumber);
  const status = () => selectStatus(store.getState());
  const type = (text: string) => store.dispatch(boxTyped(text));
  return { type, shown, status };
}

it('an answer that comes late never replaces that of a newer text', async () => {
  const backend = released();
  server.use(...backend.handlers);
  const { type, shown, status } = await open();
  type('w7');
  await vi.waitFor(() => expect(backend.asked).toEqual(['w7']));
  type('w71');
  await vi.waitFor(() => expect(backend.asked).toEqual(['w7', 'w71']));
  backend.release('w71');
  await vi.waitFor(() => expect(shown()).toEqual(['W71']));
  backend.release('w7');
  expect(backend.aborted).toEqual(['w7']);
  // A further text shows that the late answer had time to arrive.
  type('w712');
  await vi.waitFor(() => expect(backend.asked).toContain('w712'));
  expect(shown()).toEqual(['W71']);
  expect(status()).toBe('pending');
  backend.release('w712');
  await vi.waitFor(() => expect(shown()).toEqual(['W712']));
  expect(status()).toBe('ready');
});

it('asks once for what was typed in one go, and not again for a text that is known', async () => {
  const backend = released();
  server.use(...backend.handlers);
  const { type, shown } = await open();
  for (const text of ['o', 'oc', 'oc9', 'oc90']) type(text);
  backend.release('oc90');
  await vi.waitFor(() => expect(shown()).toEqual(['OC90']));
  expect(backend.asked).toEqual(['oc90']);
  type('');
  expect(shown()).toBeUndefined();
  type('oc90');
  await vi.waitFor(() => expect(shown()).toEqual(['OC90']));
  expect(backend.asked).toEqual(['oc90']);
});

it('says that suggestions failed, and asks again for the next text', async () => {
  server.use(mockCall('get', '/api/search/{text}', refuse(500, { code: 'internal' })));
  const { type, status, shown } = await open();
  type('bkr6');
  await vi.waitFor(() => expect(status()).toBe('failed'));
  expect(shown()).toBeUndefined();
  server.use(mockCall('get', '/api/search/{text}', makeAnswer()));
  type('bkr6e');
  await vi.waitFor(() => expect(status()).toBe('ready'));
  expect(shown()).toEqual([]);
});
