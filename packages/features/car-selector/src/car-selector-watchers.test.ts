import { expect, it, vi } from 'vitest';
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
import { failing, loaded, notSaved, octavia } from './mocks/handlers.ts';

const server = setUpMocks();

function openPage() {
  const { store } = createTestApp();
  store.watch(carSelectorWatchers);
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

it('row 78: saves the car, loads the current user again and shows the car’s own names', async () => {
  const saved: number[] = [];
  server.use(...loaded([], saved));
  const { store, phase, chooseOctavia } = openPage();
  chooseOctavia();
  expect(saved).toEqual([]);
  store.dispatch(carSaveAsked());
  expect(phase()).toBe('saving');
  await vi.waitFor(() => expect(selectSaving(store.getState())).toEqual({ phase: 'saved', car: octavia }));
  expect(saved).toEqual([1111]);
  expect(selectClient(store.getState()).EngineId).toBe(1111);
});

it('saves a car again after a failure', async () => {
  server.use(...notSaved(1));
  const { store, phase, chooseOctavia } = openPage();
  chooseOctavia();
  store.dispatch(carSaveAsked());
  await vi.waitFor(() => expect(phase()).toBe('failed'));
  store.dispatch(carSaveAsked());
  await vi.waitFor(() => expect(phase()).toBe('saved'));
});

it('cancels the save after another choice', async () => {
  const sent = Promise.withResolvers<void>();
  const abandoned = Promise.withResolvers<void>();
  const endless = mockCall('post', '/services/cabinet/set-engine-id', async ({ signal }) => {
    signal.addEventListener('abort', () => abandoned.resolve());
    sent.resolve();
    return new Promise(() => undefined);
  });
  server.use(endless, ...loaded());
  const { store, phase, chooseOctavia } = openPage();
  chooseOctavia();
  store.dispatch(carSaveAsked());
  await sent.promise;
  store.dispatch(engineChosen(1113));
  await abandoned.promise;
  expect(phase()).toBe('idle');
});
