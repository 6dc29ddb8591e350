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
import { carSelectionFlow } from './car-selection.saga.ts';
import { selectGroups } from './car-selection.selectors.ts';
import {
  CAR_LEVELS,
  listAsked,
  retried,
  selectCarSelection,
  selectionReset,
  selectorOpened,
  type CarLevel,
  type ResetLevel,
} from './car-selection.slice.ts';
import { chooseCar } from './use-car-fields.ts';
import { selectCurrentCar } from './current-car.slice.ts';
import { restoreSelection } from './restore-selection.saga.ts';

// Three brands of two models with two engines each. An id tells its parents: engine 211 is of model 21 of brand 2.
const BRANDS = [1, 2, 3];
const below = (id: number) => [id * 10 + 1, id * 10 + 2];
const childrenOf = (id: number | undefined) => (id === undefined ? [] : below(id));
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
  return { ...car, modelText: 'm', ...(depth > 2 ? {} : hidden), linkUrl: '' };
};

type Pending = { path: string; query: { parentId?: number; engineId?: number; id?: number }; settle: Settle };
type Settle = (answer: { data?: unknown; response: { ok: boolean; status: number } }) => void;

/** `lost`: the backend did what it was asked, but its answer did not arrive. */
type Outcome = 'answered' | 'refused' | 'lost';
type Backend = ReturnType<typeof createBackend>;

/** A backend that answers when it is told to, in any order. */
function createBackend() {
  let stored = 0;
  const pending: Pending[] = [];
  const call = (path: string, options: { params?: { query?: Pending['query'] } } = {}) =>
    new Promise((settle) => {
      pending.push({ path, query: options.params?.query ?? {}, settle });
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
    answer(index: number, outcome: Outcome): void {
      const [one] = pending.splice(index % Math.max(pending.length, 1), 1);
      if (!one) return;
      if (outcome !== 'refused' && one.path.endsWith('set-engine-id')) stored = one.query.id ?? 0;
      one.settle(
        outcome !== 'answered'
          ? { response: { ok: false, status: 502 } }
          : { data: answerTo(one), response: { ok: true, status: 200 } },
      );
    },
  };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What a visitor can see at any moment. Plain comparisons: it runs half a million times. */
function checkShown(store: AppStore): void {
  const state = store.getState();
  const selection = selectCarSelection(state);
  const { brand, model, engine } = selection;
  const right = { brand: BRANDS, model: childrenOf(brand.chosen?.id), engine: childrenOf(model.chosen?.id) };
  for (const level of CAR_LEVELS) {
    const shown = selectGroups(state, level).flatMap(({ children }) => children.map(({ value }) => value));
    const wanted = selection[level].status === 'loaded' ? right[level] : [];
    if (String(shown) !== String(wanted)) throw new Error(`The ${level}s are ${String(shown)}, not ${String(wanted)}.`);
  }
  for (const [child, parent] of [
    [model, brand],
    [engine, model],
  ] as const) {
    if (child.chosen && Math.trunc(child.chosen.id / 10) !== parent.chosen?.id)
      throw new Error(`${child.chosen.id} is not of ${String(parent.chosen?.id)}.`);
  }
}

type Step =
  | { kind: 'choose'; index: number }
  | { kind: 'ask'; level: CarLevel }
  | { kind: 'reset'; level: ResetLevel }
  | { kind: 'retry' | 'open' }
  | { kind: 'visit'; engineId: number; depth: number }
  | { kind: 'answer'; index: number; outcome: Outcome };

const ENGINES = BRANDS.flatMap(below).flatMap(below);
const outcome = fc.constantFrom<Outcome>('answered', 'answered', 'answered', 'refused', 'lost');
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('answer'), index: fc.nat(3), outcome }), weight: 8 },
  { arbitrary: fc.record({ kind: fc.constant('choose'), index: fc.nat(11) }), weight: 6 },
  fc.record({ kind: fc.constant('ask'), level: fc.constantFrom(...CAR_LEVELS) }),
  fc.record({ kind: fc.constant('reset'), level: fc.constantFrom('all', 'brands', 'models') }),
  fc.record({ kind: fc.constantFrom('retry', 'open') }),
  fc.record({ kind: fc.constant('visit'), engineId: fc.constantFrom(...ENGINES), depth: fc.nat(3) }),
);

/** Every option that a visitor sees. */
const shownOptions = (store: AppStore) =>
  CAR_LEVELS.flatMap((level) =>
    selectGroups(store.getState(), level).flatMap(({ children }) => children.map((option) => ({ level, option }))),
  );

/** Returns whether the step is the visitor's own choice, or a page instead of one. */
function take(store: AppStore, backend: Backend, taken: Step): boolean | undefined {
  if (taken.kind === 'answer') backend.answer(taken.index, taken.outcome);
  if (taken.kind === 'ask') store.dispatch(listAsked(taken.level));
  if (taken.kind === 'retry') store.dispatch(retried());
  if (taken.kind === 'open') store.dispatch(selectorOpened());
  if (taken.kind === 'visit') {
    const car = taken.depth === 0 ? null : addressOf(taken.engineId, taken.depth);
    void store.run(restoreSelection, undefined, car).catch(() => undefined);
    return false;
  }
  if (taken.kind === 'reset') {
    store.dispatch(selectionReset(taken.level));
    return true;
  }
  if (taken.kind !== 'choose') return undefined;
  const options = shownOptions(store);
  const chosen = options[taken.index % Math.max(options.length, 1)];
  if (chosen) store.dispatch(chooseCar(chosen.level, chosen.option));
  return chosen ? true : undefined;
}

/** The connection is back: every call is answered, and what failed is tried again. */
async function answerAll(store: AppStore, backend: Backend): Promise<void> {
  for (const attempt of [selectorOpened(), retried(), selectorOpened()]) {
    store.dispatch(attempt);
    await nextTurn();
    while (!backend.isIdle()) {
      backend.answer(0, 'answered');
      await nextTurn();
    }
  }
}

it('never shows an engine of another model or an old list, and ends with the choice on the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30, size: 'max' }), async (steps) => {
      const backend = createBackend();
      const store = createAppStore({ api: backend.api, texts: browserTextSource });
      store.dispatch(currentUserLoaded(ANONYMOUS));
      void store.run(carSelectionFlow).catch(() => undefined);
      const client = () => selectClient(store.getState());
      // Whether the visitor chose or reset something after they opened the last page.
      let isOwnChoice = false;
      store.dispatch(selectorOpened());
      for (const taken of steps) {
        isOwnChoice = take(store, backend, taken) ?? isOwnChoice;
        checkShown(store);
        await nextTurn();
        checkShown(store);
      }
      await answerAll(store, backend);
      checkShown(store);
      const { keeping, brand, model, engine } = selectCarSelection(store.getState());
      expect([brand.status, model.status, engine.status]).not.toContain('loading');
      const next = [brand, model, engine].find(({ chosen }) => chosen === null);
      // There is always something to choose from, unless everything is chosen.
      expect(next?.status ?? 'loaded').toBe('loaded');
      expect(['idle', 'kept']).toContain(keeping);
      const current = selectCurrentCar(store.getState());
      const engineId = engine.chosen?.id ?? 0;
      const currentId = current?.engineId ?? 0;
      expect(keeping === 'kept' ? currentId : engineId).toBe(engineId);
      // The choice stands on the server too.
      const known = [backend.stored(), client().EngineId ?? 0, currentId];
      expect(known).toEqual(isOwnChoice ? [engineId, engineId, engineId] : known);
      store.stop();
    }),
    { numRuns: 10_000 },
  );
}, 120_000);
