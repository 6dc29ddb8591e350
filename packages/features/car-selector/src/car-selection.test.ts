import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ClientInfo, NamedCar } from '@partshop/api-client';
import { mockCall } from '@partshop/api-client/mocks';
import { selectClient } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import type { CarNames } from './car-names.ts';
import { carSelectionFlow, loadAwaitedLists } from './car-selection.saga.ts';
import { selectGroups, selectSelectedCar } from './car-selection.selectors.ts';
import {
  brandChosen,
  engineChosen,
  listAsked,
  modelChosen,
  retried,
  selectCarSelection,
  selectionReset,
  selectorOpened,
  type CarLevel,
} from './car-selection.slice.ts';
import { carCategories } from './car-selector.loadables.ts';
import { selectCurrentCar } from './current-car.slice.ts';
import {
  brands,
  engines,
  failing,
  loaded,
  models,
  notSaved,
  octavia,
  octaviaAt,
  optionOf,
  visitor,
} from './mocks/handlers.ts';
import { restoreSelection } from './restore-selection.saga.ts';

const server = setUpMocks();

const chooseSkoda = brandChosen(optionOf(brands, 11));
const chooseVolvo = brandChosen(optionOf(brands, 12));
const chooseOctavia = modelChosen(optionOf(models, 111));
const chooseOldOctavia = modelChosen(optionOf(models, 112));
const chooseEngine = (id: number) => engineChosen(optionOf(engines, id));

const idsOf = ({ brand, seria, model, engine }: CarNames) => [brand?.id, seria?.url, model?.id, engine?.id];

function openPage(currentUser?: ClientInfo) {
  const { store } = createTestApp(currentUser ? { currentUser } : {});
  void store.run(carSelectionFlow).catch(() => undefined);
  // No call of this visitor reaches the mocks of the next test.
  onTestFinished(() => store.stop());
  const selection = () => selectCarSelection(store.getState());
  return {
    store,
    ids: () => idsOf(selectSelectedCar(store.getState())),
    statuses: () => [selection().brand.status, selection().model.status, selection().engine.status],
    isLoaded: (level: CarLevel) => vi.waitFor(() => expect(selection()[level].status).toBe('loaded')),
    isKeeping: (keeping: string) => vi.waitFor(() => expect(selection().keeping).toBe(keeping)),
    valuesOf: (level: CarLevel) =>
      selectGroups(store.getState(), level).flatMap(({ children }) => children.map(({ value }) => value)),
    choose: () => [chooseSkoda, chooseOctavia, chooseEngine(1111)].forEach((step) => store.dispatch(step)),
    restore: (car: NamedCar | null) => store.run(restoreSelection, undefined, car),
  };
}

describe('row 76: a brand in the route', () => {
  it.each([
    [1, [11, undefined, undefined, undefined], ['idle', 'loaded', 'idle']],
    [2, [11, 'octavia', undefined, undefined], ['idle', 'loaded', 'idle']],
    [3, [11, 'octavia', 111, undefined], ['idle', 'idle', 'loaded']],
    [4, [11, 'octavia', 111, 1111], ['idle', 'idle', 'idle']],
  ] as const)('restores %i levels and loads only the list of the next one', async (depth, ids, statuses) => {
    server.use(...loaded());
    const page = openPage();
    await page.restore(octaviaAt(depth));
    await page.store.run(loadAwaitedLists);
    expect(page.ids()).toEqual(ids);
    expect(page.statuses()).toEqual(statuses);
  });

  it('resets everything that was chosen before', async () => {
    server.use(...loaded());
    const page = openPage();
    page.choose();
    await page.isKeeping('kept');
    await page.restore(octaviaAt(1));
    expect(page.ids()).toEqual([11, undefined, undefined, undefined]);
    expect(page.valuesOf('engine')).toEqual([]);
  });

  it('shows the failed list of the next level on its level, with a retry', async () => {
    server.use(...failing('engine', 1));
    const page = openPage();
    await page.restore(octaviaAt(3));
    await page.store.run(loadAwaitedLists);
    expect(page.statuses()).toEqual(['idle', 'idle', 'failed']);
    page.store.dispatch(retried());
    await page.isLoaded('engine');
    expect(page.ids()).toEqual([11, 'octavia', 111, undefined]);
  });

  it('makes an engine of the route the current car, and tells the server of a visitor who has another', async () => {
    const saved: number[] = [];
    server.use(...loaded([], saved));
    const page = openPage(visitor(1113));
    await page.restore(octaviaAt(4));
    await page.isKeeping('kept');
    expect(saved).toEqual([1111]);
    expect(selectCurrentCar(page.store.getState())).toEqual(octavia);
  });

  it('opens no session for a guest without a car who only opened an address', async () => {
    const saved: number[] = [];
    server.use(...loaded([], saved));
    const page = openPage();
    await page.restore(octaviaAt(4));
    await page.isKeeping('kept');
    expect(saved).toEqual([]);
    expect(selectCurrentCar(page.store.getState())).toEqual(octavia);
  });

  it('ends in the same state as the same choice step by step', async () => {
    server.use(...loaded());
    const [opened, chosen] = [openPage(), openPage()];
    await opened.restore(octaviaAt(4));
    chosen.choose();
    await Promise.all([opened.isKeeping('kept'), chosen.isKeeping('kept')]);
    expect(opened.ids()).toEqual(chosen.ids());
    expect(selectCurrentCar(opened.store.getState())).toEqual(selectCurrentCar(chosen.store.getState()));
  });
});

describe('row 77: only an engine id on the client', () => {
  it('restores brand, series, model and engine from the server, and stores nothing', async () => {
    const saved = [1111];
    server.use(...loaded([], saved));
    const page = openPage(visitor(1111));
    await page.isKeeping('kept');
    expect(page.ids()).toEqual([11, 'octavia', 111, 1111]);
    expect(saved).toEqual([1111]);
  });

  it('restores it on a server too, for a page without a car in its address', async () => {
    server.use(...loaded([], [1111]));
    const { store } = createTestApp({ currentUser: visitor(1111) });
    await store.run(restoreSelection, undefined, null);
    expect(idsOf(selectSelectedCar(store.getState()))).toEqual([11, 'octavia', 111, 1111]);
    expect(selectCurrentCar(store.getState())).toEqual(octavia);
  });

  it('offers the brands if the car cannot be loaded', async () => {
    server.use(mockCall('get', '/services/search/get-root-by-car', { status: 404, body: {} }), ...loaded());
    const page = openPage(visitor(1111));
    await page.isLoaded('brand');
    expect(page.ids()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('gives way to a choice that the visitor makes meanwhile', async () => {
    const answer = Promise.withResolvers<void>();
    const held = mockCall('get', '/services/search/get-root-by-car', async ({ signal }) => {
      await Promise.race([answer.promise, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
      return octavia;
    });
    server.use(held, ...loaded());
    const page = openPage(visitor(1111));
    page.store.dispatch(chooseVolvo);
    answer.resolve();
    await page.isLoaded('model');
    expect(page.ids()).toEqual([12, undefined, undefined, undefined]);
  });
});

describe('row 78: choosing', () => {
  it('loads the brands if there are none, once', async () => {
    const asked: string[] = [];
    server.use(...loaded(asked));
    const page = openPage();
    page.store.dispatch(selectorOpened());
    page.store.dispatch(listAsked('brand'));
    await page.isLoaded('brand');
    page.store.dispatch(selectorOpened());
    page.store.dispatch(listAsked('brand'));
    expect(asked.filter((list) => list !== 'brand')).toEqual([]);
    expect(page.valuesOf('brand')).toEqual([11, 11, 12]);
  });

  it('loads the models of the brand, then the engines of the model', async () => {
    const asked: string[] = [];
    server.use(...loaded(asked));
    const page = openPage();
    page.store.dispatch(chooseSkoda);
    await page.isLoaded('model');
    page.store.dispatch(chooseOctavia);
    await page.isLoaded('engine');
    expect(asked).toEqual(['model 11', 'engine 111']);
    expect(page.valuesOf('engine')).toEqual([1111, 1112, 1113]);
  });

  it('stores the engine, reloads the client, and loads the car and its categories', async () => {
    const saved: number[] = [];
    server.use(...loaded([], saved));
    const page = openPage();
    page.choose();
    await page.isKeeping('kept');
    expect(saved).toEqual([1111]);
    expect(selectClient(page.store.getState()).EngineId).toBe(1111);
    expect(selectCurrentCar(page.store.getState())).toEqual(octavia);
    expect(carCategories.select(page.store.getState(), 1111).status).toBe('loaded');
  });

  it('never shows the answer to an earlier choice', async () => {
    const answers = new Map<string, () => void>();
    const held = mockCall('get', '/services/search/car-search-data', async ({ url }) => {
      const parent = new URL(url).searchParams.get('parentId') ?? '';
      await new Promise<void>((resolve) => answers.set(parent, resolve));
      return parent === '11' ? models : [];
    });
    server.use(held, ...loaded());
    const page = openPage();
    page.store.dispatch(chooseSkoda);
    await vi.waitFor(() => expect(answers.has('11')).toBe(true));
    page.store.dispatch(chooseVolvo);
    await vi.waitFor(() => expect(answers.has('12')).toBe(true));
    answers.get('12')?.();
    await page.isLoaded('model');
    answers.get('11')?.();
    expect(page.valuesOf('model')).toEqual([]);
  });

  it('stores an engine once where two parts of a page started the flow', async () => {
    const saved: number[] = [];
    server.use(...loaded([], saved));
    const page = openPage();
    void page.store.run(carSelectionFlow);
    page.choose();
    await page.isKeeping('kept');
    expect(saved).toEqual([1111]);
  });

  it('sends the last of several engines after the first one, and keeps the last', async () => {
    const saved: number[] = [];
    const first = Promise.withResolvers<void>();
    const held = mockCall('post', '/services/cabinet/set-engine-id', async ({ url }) => {
      saved.push(Number(new URL(url).searchParams.get('id')));
      if (saved.length === 1) await first.promise;
      return { ok: true as const };
    });
    server.use(held, ...loaded([], saved));
    const page = openPage();
    page.choose();
    await vi.waitFor(() => expect(saved).toEqual([1111]));
    page.store.dispatch(chooseEngine(1112));
    page.store.dispatch(chooseEngine(1113));
    first.resolve();
    await vi.waitFor(() => expect(selectCurrentCar(page.store.getState())?.engineId).toBe(1113));
    expect(saved).toEqual([1111, 1113]);
  });
});

describe('row 79: resets', () => {
  it.each([
    ['all', [undefined, undefined, undefined, undefined], ['loading', 'idle', 'idle']],
    ['brands', [undefined, undefined, undefined, undefined], ['loading', 'idle', 'idle']],
    ['models', [11, undefined, undefined, undefined], ['idle', 'loading', 'idle']],
  ] as const)('a reset of %s clears what is chosen there and below', (level, ids, statuses) => {
    server.use(...loaded());
    const page = openPage();
    page.choose();
    page.store.dispatch(selectionReset(level));
    expect(page.ids()).toEqual(ids);
    expect(page.statuses()).toEqual(statuses);
  });

  it.each([
    ['a reset of all', selectionReset('all')],
    ['a reset of brands', selectionReset('brands')],
    ['a reset of models', selectionReset('models')],
    ['another brand', chooseVolvo],
    ['another model', chooseOldOctavia],
    ['no engine', engineChosen(null)],
  ])('%s clears the engine id, on the server too', async (_name, step) => {
    const saved: number[] = [];
    server.use(...loaded([], saved));
    const page = openPage();
    page.choose();
    await page.isKeeping('kept');
    page.store.dispatch(step);
    await vi.waitFor(() => expect(selectCurrentCar(page.store.getState())).toBe(null));
    expect(saved).toEqual([1111, 0]);
    expect(selectClient(page.store.getState()).EngineId).toBeUndefined();
    await page.isKeeping('idle');
  });

  it('tells the server nothing for a visitor without a car', async () => {
    const saved: number[] = [];
    server.use(...loaded([], saved));
    const page = openPage();
    page.store.dispatch(selectionReset('all'));
    page.choose();
    await page.isKeeping('kept');
    expect(saved).toEqual([1111]);
  });
});

describe('a step that fails keeps what was chosen and can be tried again', () => {
  it.each(['brand', 'model', 'engine'] as const)('the list of %ss', async (level) => {
    server.use(...failing(level, 1));
    const page = openPage();
    const steps = { brand: [selectorOpened()], model: [chooseSkoda], engine: [chooseSkoda, chooseOctavia] }[level];
    steps.forEach((step) => page.store.dispatch(step));
    const chosen = page.ids();
    await vi.waitFor(() => expect(page.statuses()).toContain('failed'));
    page.store.dispatch(retried());
    await page.isLoaded(level);
    expect(page.ids()).toEqual(chosen);
  });

  it('storing the engine', async () => {
    server.use(...notSaved(1));
    const page = openPage();
    page.choose();
    await page.isKeeping('failed');
    expect(page.ids()).toEqual([11, 'octavia', 111, 1111]);
    page.store.dispatch(retried());
    await page.isKeeping('kept');
  });
});
