import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ApiClient, CarGroup, CarOption, CarRoot, ClientInfo, NamedCar } from '@partshop/api-client';
import {
  ANONYMOUS,
  browserTextSource,
  createAppStore,
  currentUserLoaded,
  selectClient,
  type AppStore,
} from '@partshop/features/core';
import { cases } from '@partshop/features/core/testing/cases';
import { carSelectionFlow } from './car-selection.saga.ts';
import { selectGroups } from './car-selection.selectors.ts';
import { CAR_LEVELS, retried, selectCarSelection, selectionReset, selectorOpened } from './car-selection.slice.ts';
import { chooseCar } from './use-car-fields.ts';
import { selectCurrentCar } from './current-car.slice.ts';
import { restoreSelection } from './restore-selection.saga.ts';

// Three brands of two models with two engines each. An id tells its parents: engine 211 is of model 21 of brand 2.
const BRANDS = [1, 2, 3];
const below = (id: number) => [id * 10 + 1, id * 10 + 2];
const pathOf = (id: number) => [...String(id)].map((_digit, index) => String(id).slice(0, index + 1));
const optionOf = (id: number): CarOption => ({
  text: `n${id}`,
  value: id,
  linkUrl: `/zapchasti/${pathOf(id).join('/')}`,
  breadCrumbs: pathOf(id),
});
const groupOf = (ids: number[]): CarGroup[] => [{ groupName: '', children: ids.map(optionOf) }];
const carOf = (engineId: number): CarRoot => {
  const [brandId, modelId] = [Math.trunc(engineId / 100), Math.trunc(engineId / 10)];
  const names = { brandName: 'b', seriaName: 's', modelName: 'm', engineName: 'e' };
  const urls = { brandUrl: 'b', seriaUrl: 's', modelUrl: 'm', engineUrl: 'e' };
  return { brandId, seriaId: brandId, modelId, engineId, ...names, ...urls };
};
const addressOf = (engineId: number, depth: number): NamedCar => {
  const car = carOf(engineId);
  const hidden = depth > 1 ? { engineId: null } : { engineId: null, modelId: null, seriaId: null };
  return { ...car, ...(depth > 2 ? {} : hidden), linkUrl: '' };
};

type Pending = { path: string; query: { parentId?: number; engineId?: number; id?: number }; settle: Settle };
type Settle = (answer: { data?: unknown; response: { ok: boolean; status: number } }) => void;

/** A backend that answers when it is told to, in any order, and that may lose an answer after it did what was asked. */
function createBackend() {
  let stored = 0;
  const pending: Pending[] = [];
  const call = (path: string, options: { params?: { query?: Pending['query'] } } = {}) =>
    new Promise((settle) => {
      pending.push({ path, query: options.params?.query ?? {}, settle: settle as Settle });
    });
  const client = (): ClientInfo => (stored === 0 ? ANONYMOUS : { ...ANONYMOUS, EngineId: stored });
  function answerTo({ path, query }: Pending): unknown {
    if (path.endsWith('set-engine-id')) return { ok: true };
    if (path.endsWith('clientbaseinfo')) return client();
    if (path.endsWith('get-root-by-car')) return carOf(query.engineId ?? 0);
    if (path.endsWith('category-car-parts-list')) return [];
    return groupOf(query.parentId === undefined ? BRANDS : below(query.parentId));
  }
  return {
    api: { GET: call, POST: call } as unknown as ApiClient,
    stored: () => stored,
    isIdle: () => pending.length === 0,
    answer(index: number, isLost: boolean, isDone: boolean): void {
      const [one] = pending.splice(index % Math.max(pending.length, 1), 1);
      if (!one) return;
      if (isDone && one.path.endsWith('set-engine-id')) stored = one.query.id ?? 0;
      one.settle(
        isLost
          ? { response: { ok: false, status: 502 } }
          : { data: answerTo(one), response: { ok: true, status: 200 } },
      );
    },
  };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What a visitor can see at any moment. */
function checkShown(store: AppStore): void {
  const state = store.getState();
  const selection = selectCarSelection(state);
  const { brand, model, engine } = selection;
  const parents = { brand: null, model: brand.chosen, engine: model.chosen };
  for (const level of CAR_LEVELS) {
    const shown = selectGroups(state, level).flatMap(({ children }) => children.map(({ value }) => value));
    const parent = parents[level];
    const right = level === 'brand' ? BRANDS : parent ? below(parent.id) : [];
    expect(shown).toEqual(selection[level].status === 'loaded' ? right : []);
  }
  if (model.chosen) expect(Math.trunc(model.chosen.id / 10)).toBe(brand.chosen?.id);
  if (engine.chosen) expect(Math.trunc(engine.chosen.id / 10)).toBe(model.chosen?.id);
}

type Step =
  | { kind: 'choose'; level: 0 | 1 | 2; index: number }
  | { kind: 'reset'; level: 'all' | 'brands' | 'models' }
  | { kind: 'retry' }
  | { kind: 'open' }
  | { kind: 'visit'; engineId: number; depth: number }
  | { kind: 'answer'; index: number; isLost: boolean; isDone: boolean };

const ENGINES = BRANDS.flatMap(below).flatMap(below);
const answers = fc.record({
  kind: fc.constant('answer' as const),
  index: fc.nat(5),
  isLost: fc.boolean(),
  isDone: fc.boolean(),
});
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { arbitrary: answers.map((answer) => ({ ...answer, isDone: answer.isDone || !answer.isLost })), weight: 6 },
    {
      arbitrary: fc.record({
        kind: fc.constant('choose' as const),
        level: fc.constantFrom(0, 1, 2),
        index: fc.nat(2),
      }),
      weight: 5,
    },
    fc.record({ kind: fc.constant('reset' as const), level: fc.constantFrom('all', 'brands', 'models') }),
    fc.record({ kind: fc.constantFrom('retry' as const, 'open' as const) }),
    fc.record({
      kind: fc.constant('visit' as const),
      engineId: fc.constantFrom(...ENGINES),
      depth: fc.integer({ min: 0, max: 3 }),
    }),
  ),
  { maxLength: 24 },
) as fc.Arbitrary<Step[]>;

function take(store: AppStore, backend: ReturnType<typeof createBackend>, step: Step): void {
  if (step.kind === 'answer') backend.answer(step.index, step.isLost, step.isDone);
  else if (step.kind === 'reset') store.dispatch(selectionReset(step.level));
  else if (step.kind === 'retry') store.dispatch(retried());
  else if (step.kind === 'open') store.dispatch(selectorOpened());
  else if (step.kind === 'visit') {
    const car = step.depth === 0 ? null : addressOf(step.engineId, step.depth);
    void store.run(restoreSelection, undefined, car).catch(() => undefined);
  } else {
    const level = CAR_LEVELS[step.level];
    const options = selectGroups(store.getState(), level).flatMap(({ children }) => children);
    const option = options[step.index % Math.max(options.length, 1)];
    // Nothing can be chosen from a list that is not shown.
    if (option) store.dispatch(chooseCar(level, option));
  }
}

/** The connection is back: every call is answered, and what failed is tried again. */
async function settle(store: AppStore, backend: ReturnType<typeof createBackend>): Promise<void> {
  for (const attempt of [selectorOpened(), retried(), selectorOpened()]) {
    store.dispatch(attempt);
    await nextTurn();
    while (!backend.isIdle()) {
      backend.answer(0, false, true);
      await nextTurn();
    }
  }
}

it('never shows an engine of another model or an old list, and ends with the choice on the server', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const backend = createBackend();
      const store = createAppStore({ api: backend.api, texts: browserTextSource });
      store.dispatch(currentUserLoaded(ANONYMOUS));
      void store.run(carSelectionFlow).catch(() => undefined);
      for (const step of taken) {
        take(store, backend, step);
        checkShown(store);
        await nextTurn();
        checkShown(store);
      }
      await settle(store, backend);
      checkShown(store);
      const { keeping, brand, model, engine } = selectCarSelection(store.getState());
      expect([brand.status, model.status, engine.status]).not.toContain('loading');
      expect(['idle', 'kept']).toContain(keeping);
      const current = selectCurrentCar(store.getState());
      if (keeping === 'kept') expect(current?.engineId).toBe(engine.chosen?.id);
      // A guest without a car on the server may have opened one by its address.
      if (backend.stored() !== 0) expect(current?.engineId).toBe(backend.stored());
      expect(selectClient(store.getState()).EngineId ?? 0).toBe(backend.stored());
      store.stop();
    }),
    { numRuns: cases(1000) },
  );
}, 120_000);
