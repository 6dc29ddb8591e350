import { expect, it } from 'vitest';
import { ApiError } from '@partshop/api-client';
import type { Saga } from '../store/effects.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { createLoadable } from './create-loadable.ts';
import { dataOutdated } from './data-outdated.ts';

let reply: () => Promise<string> = () => Promise.resolve('');
const parts = createLoadable<string, string>({
  name: 'test-parts',
  key: (number) => number,
  call: () => reply(),
  max: 2,
});

it('is idle, then loading, then loaded', async () => {
  const { store } = createTestApp();
  const gate = Promise.withResolvers<string>();
  reply = () => gate.promise;
  expect(parts.select(store.getState(), 'A1').status).toBe('idle');
  const done = store.run(parts.load, undefined, 'A1');
  expect(parts.select(store.getState(), 'A1').status).toBe('loading');
  gate.resolve('a part');
  await done;
  expect(parts.select(store.getState(), 'A1')).toMatchObject({ status: 'loaded', data: 'a part' });
});

it('clears the error before a retry, and keeps the old data while it loads', async () => {
  const { store } = createTestApp();
  reply = () => Promise.reject(new ApiError(404, 'No such part', { code: 'not-found' }));
  await expect(store.run(parts.load, undefined, 'A1')).rejects.toThrow('No such part');
  expect(parts.select(store.getState(), 'A1')).toEqual({
    status: 'failed',
    error: { status: 404, code: 'not-found', message: 'No such part' },
  });
  reply = () => Promise.resolve('a part');
  await store.run(parts.load, undefined, 'A1');
  reply = () => new Promise(() => undefined);
  void store.run(parts.load, undefined, 'A1');
  expect(parts.select(store.getState(), 'A1')).toEqual({ status: 'loading', data: 'a part' });
});

it('drops the oldest entries beyond the limit', async () => {
  const { store } = createTestApp();
  reply = () => Promise.resolve('a part');
  for (const number of ['A1', 'A2', 'A3']) await store.run(parts.load, undefined, number);
  expect(['A1', 'A2', 'A3'].map((number) => parts.select(store.getState(), number).status)).toEqual([
    'idle',
    'loaded',
    'loaded',
  ]);
});

it('aborts its call when the visitor goes elsewhere', async () => {
  const { store } = createTestApp();
  const aborted = Promise.withResolvers<boolean>();
  const slow = createLoadable<string, string>({
    name: 'test-slow',
    key: (number) => number,
    call: (_api, _number, signal) =>
      new Promise(() => signal.addEventListener('abort', () => aborted.resolve(signal.aborted))),
  });
  const navigation = new AbortController();
  const left = store.run(slow.load, navigation.signal, 'A1');
  navigation.abort();
  await expect(left).rejects.toThrow('The visitor went elsewhere.');
  expect(await aborted.promise).toBe(true);
});

it('does not resume waiting sagas when the visitor goes elsewhere', async () => {
  const { store } = createTestApp();
  reply = () => new Promise(() => undefined);
  const went: unknown[] = [];
  const navigation = new AbortController();
  const left = store.run(function* page(): Saga {
    went.push(yield* parts.load('left'));
  }, navigation.signal);
  navigation.abort();
  await expect(left).rejects.toThrow('The visitor went elsewhere.');
  expect(went).toEqual([]);
  expect(parts.select(store.getState(), 'left').status).toBe('loading');
});

it('reuses fresh data without a call, until it is outdated or not what the page needs', async () => {
  const { store } = createTestApp();
  let calls = 0;
  const fresh = createLoadable<string, string>({
    name: 'test-fresh',
    key: (number) => number,
    call: () => {
      calls += 1;
      return Promise.resolve(`answer ${calls}`);
    },
    freshMs: 60_000,
  });
  for (let turn = 0; turn < 2; turn += 1) await store.run(fresh.load, undefined, 'A1');
  expect(calls).toBe(1);
  store.dispatch(dataOutdated());
  expect(fresh.select(store.getState(), 'A1')).toMatchObject({ status: 'loaded', data: 'answer 1' });
  expect(await store.run(fresh.load, undefined, 'A1')).toBe('answer 2');
  const load = async (current: string) => store.run(fresh.load, undefined, 'A1', (data) => data === current);
  expect(await load('answer 2')).toBe('answer 2');
  expect(await load('another')).toBe('answer 3');
});
