import { describe, expect, it } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { loadTexts } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { findable, switchable, tooOften } from './mocks/handlers.ts';
import { loadSwitchUser, switchBack, switchUser } from './switch-user.saga.ts';
import { messages } from './switch-user.messages.ts';
import { foundClients } from './switch-user.loadables.ts';
import { clientsAsked, selectSwitch } from './switch-user.slice.ts';

const server = setUpMocks();

const request = { ClientId: 515, Reason: 'Видит не те цены' };

describe('an admin who switches to a client', () => {
  it('sends the client and the reason', async () => {
    const sent: unknown[] = [];
    server.use(...switchable((body) => sent.push(body)));
    const { store } = createTestApp();
    await store.run(switchUser, undefined, request);
    expect(sent).toEqual([request]);
    expect(selectSwitch(store.getState()).phase).toBe('sending');
  });

  it('learns after too many tries in how many minutes to try again', async () => {
    server.use(...tooOften());
    const { store } = createTestApp();
    await store.run(switchUser, undefined, request);
    expect(selectSwitch(store.getState())).toEqual({ phase: 'failed', refusal: { reason: 'too-many', minutes: 3 } });
  });

  it('cannot switch to a client with staff rights', async () => {
    server.use(mockCall('post', '/services/cabinet/SwitchUser', refuse(404, { code: 'not-found' })));
    const { store } = createTestApp();
    await store.run(switchUser, undefined, request);
    expect(selectSwitch(store.getState())).toMatchObject({ refusal: { reason: 'not-found' } });
  });
});

it('learns that switching back failed without a connection', async () => {
  server.use(mockCall('delete', '/services/cabinet/SwitchUser', refuse(503, { code: 'unavailable' })));
  const { store } = createTestApp();
  await store.run(switchBack);
  expect(selectSwitch(store.getState())).toMatchObject({ phase: 'failed', refusal: { reason: 'failed' } });
});

it('finds clients only while the dialog is open', async () => {
  server.use(...findable());
  const { store } = createTestApp();
  await store.run(loadTexts, undefined, messages);
  const closed = new AbortController();
  const isOpen = store.run(loadSwitchUser, closed.signal, {}).catch(() => undefined);
  store.dispatch(clientsAsked('деталь'));
  await expect.poll(() => foundClients.select(store.getState(), 'деталь').status).toBe('loaded');
  closed.abort();
  await isOpen;
  store.dispatch(clientsAsked('север'));
  expect(foundClients.select(store.getState(), 'север').status).toBe('idle');
});
