import { expect, it, onTestFinished, vi } from 'vitest';
import type { ClientInfo } from '@partshop/api-client';
import { mockCall } from '@partshop/api-client/mocks';
import { selectClient } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { carLists } from './car-selector.loadables.ts';
import {
  brandChosen,
  brandsAsked,
  carSaveAsked,
  engineChosen,
  modelChosen,
  selectionReset,
  selectSaving,
  selectSelection,
} from './car-selection.slice.ts';
import { carSelectorWatchers } from './car-selector-watchers.saga.ts';
import { failing, loaded, notSaved, octavia, visitor } from './mocks/handlers.ts';

const server = setUpMocks();

function openPage(currentUser?: ClientInfo) {
  const { store } = createTestApp(currentUser ? { currentUser } : {});
  void store.run(carSelectorWatchers).catch(() => undefined);
  // No call of this visitor reaches the mocks of the next test.
  onTestFinished(() => store.stop());
  const statusOf = (list: Parameters<typeof carLists.select>[1]) => carLists.select(store.getState(), list).status;
  const phase = () => selectSaving(store.getState()).phase;
  const chooseOctavia = () => {
    store.dispatch(brandChosen(11));
    store.dispatch(modelChosen(111));
    store.dispatch(engineChosen(1111));
  };
  return { store, statusOf, phase, chooseOctavia };
}

it('loads the brands once, when the visitor reaches for them', async () => {
  const asked: string[] = [];
  server.use(...loaded(asked));
  const { store, statusOf } = openPage();
  store.dispatch(brandsAsked());
  store.dispatch(brandsAsked());
  await vi.waitFor(() => expect(statusOf({ level: 'brand' })).toBe('loaded'));
  store.dispatch(brandsAsked());
  expect(asked).toEqual(['brand']);
});

it('loads the models of a brand and the engines of a model', async () => {
  const asked: string[] = [];
  server.use(...loaded(asked));
  const { store, statusOf } = openPage();
  store.dispatch(brandChosen(11));
  await vi.waitFor(() => expect(statusOf({ level: 'model', brandId: 11 })).toBe('loaded'));
  store.dispatch(modelChosen(111));
  await vi.waitFor(() => expect(statusOf({ level: 'engine', modelId: 111 })).toBe('loaded'));
  expect(asked).toEqual(['model 11', 'engine 111']);
});

it('loads a list that failed again after the same choice', async () => {
  server.use(...failing('model', 1));
  const { store, statusOf } = openPage();
  store.dispatch(brandChosen(11));
  await vi.waitFor(() => expect(statusOf({ level: 'model', brandId: 11 })).toBe('failed'));
  store.dispatch(brandChosen(11));
  await vi.waitFor(() => expect(statusOf({ level: 'model', brandId: 11 })).toBe('loaded'));
});

it('clears the levels below after another choice', () => {
  server.use(...loaded());
  const { store, chooseOctavia } = openPage();
  chooseOctavia();
  store.dispatch(modelChosen(112));
  expect(selectSelection(store.getState())).toEqual({ brandId: 11, modelId: 112, engineId: null });
  store.dispatch(brandChosen(12));
  expect(selectSelection(store.getState())).toEqual({ brandId: 12, modelId: null, engineId: null });
});

it.each([
  ['all', { brandId: null, modelId: null, engineId: null }],
  ['brands', { brandId: null, modelId: null, engineId: null }],
  ['models', { brandId: 11, modelId: null, engineId: null }],
] as const)('row 79: a reset of %s clears what is chosen there and under it, and the engine', (level, left) => {
  server.use(...loaded());
  const { store, chooseOctavia } = openPage();
  chooseOctavia();
  store.dispatch(selectionReset(level));
  expect(selectSelection(store.getState())).toEqual(left);
});

it('row 78: saves a chosen engine, loads the current user again and shows the car’s own names', async () => {
  const saved: number[] = [];
  server.use(...loaded([], saved));
  const { store, phase, chooseOctavia } = openPage();
  chooseOctavia();
  expect(phase()).toBe('saving');
  await vi.waitFor(() => expect(selectSaving(store.getState())).toEqual({ phase: 'saved', car: octavia }));
  expect(saved).toEqual([1111]);
  expect(selectClient(store.getState()).EngineId).toBe(1111);
});

it.each([
  ['a reset', selectionReset('all')],
  ['another brand', brandChosen(12)],
  ['another model', modelChosen(112)],
  ['no engine', engineChosen(null)],
])('row 79: %s clears the car on the server', async (_name, choice) => {
  const saved: number[] = [];
  server.use(...loaded([], saved));
  const { store, phase, chooseOctavia } = openPage();
  chooseOctavia();
  await vi.waitFor(() => expect(phase()).toBe('saved'));
  store.dispatch(choice);
  await vi.waitFor(() => expect(selectClient(store.getState()).EngineId).toBeUndefined());
  expect(saved).toEqual([1111, 0]);
  expect(phase()).toBe('idle');
});

it('sends no reset for a visitor without a car', async () => {
  const saved: number[] = [];
  server.use(...loaded([], saved));
  const { store, phase, chooseOctavia } = openPage();
  store.dispatch(selectionReset('all'));
  store.dispatch(brandChosen(11));
  chooseOctavia();
  await vi.waitFor(() => expect(phase()).toBe('saved'));
  expect(saved).toEqual([1111]);
});

it('sends the last of several choices after the first one, and shows the last car', async () => {
  const saved: number[] = [];
  const first = Promise.withResolvers<void>();
  const held = mockCall('post', '/services/cabinet/set-engine-id', async ({ url }) => {
    saved.push(Number(new URL(url).searchParams.get('id')));
    if (saved.length === 1) await first.promise;
    return { ok: true as const };
  });
  server.use(held, ...loaded([], saved));
  const { store, chooseOctavia } = openPage();
  chooseOctavia();
  await vi.waitFor(() => expect(saved).toEqual([1111]));
  store.dispatch(engineChosen(1112));
  store.dispatch(engineChosen(1113));
  first.resolve();
  await vi.waitFor(() =>
    expect(selectSaving(store.getState())).toEqual({ phase: 'saved', car: { ...octavia, engineId: 1113 } }),
  );
  expect(saved).toEqual([1111, 1113]);
});

it('saves a car again after a failure', async () => {
  server.use(...notSaved(1));
  const { store, phase, chooseOctavia } = openPage();
  chooseOctavia();
  await vi.waitFor(() => expect(phase()).toBe('failed'));
  store.dispatch(carSaveAsked());
  await vi.waitFor(() => expect(phase()).toBe('saved'));
});

it('row 77: shows the car that the server has, and the lists it was chosen from', async () => {
  const asked: string[] = [];
  const saved = [1111];
  server.use(...loaded(asked, saved));
  const { store } = openPage(visitor(1111));
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['brand', 'engine 111', 'model 11']));
  expect(selectSelection(store.getState())).toEqual({ brandId: 11, modelId: 111, engineId: 1111 });
  expect(selectSaving(store.getState())).toEqual({ phase: 'saved', car: octavia });
  expect(saved).toEqual([1111]);
});
