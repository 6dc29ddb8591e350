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

describe('an admin who becomes a client', () => {
  it('sends whom and why', async () => {
    const sent: unknown[] = [];
    server.use(...switchable((body) => sent.push(body)));
    const { store } = createTestApp();
    await store.run(switchUser, undefined, request);
    expect(sent).toEqual([request]);
    expect(selectSwitch(store.getState()).phase).toBe('sending');
  });

  it('is told in how many minutes to try again when it was too often', async () => {
    server.use(...tooOften());
    const { store } = createTestApp();
    await store.run(switchUser, undefined, request);
    expect(selectSwitch(store.getState())).toEqual({ phase: 'failed', refusal: { reason: 'too-many', minutes: 3 } });
  });

  it('is told that a client of the staff cannot be looked through', async () => {
    server.use(mockCall('post', '/services/cabinet/SwitchUser', refuse(404, { code: 'not-found' })));
    const { store } = createTestApp();
    await store.run(switchUser, undefined, request);
    expect(selectSwitch(store.getState())).toMatchObject({ refusal: { reason: 'not-found' } });
  });
});

it('says that the way back failed, without the connection', async () => {
  server.use(mockCall('delete', '/services/cabinet/SwitchUser', refuse(503, { code: 'unavailable' })));
  const { store } = createTestApp();
  await store.run(switchBack);
  expect(selectSwitch(store.getState())).toMatchObject({ phase: 'failed', refusal: { reason: 'failed' } });
});

it('finds clients while the dialog is open, and no more once it is gone', async () => {
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
