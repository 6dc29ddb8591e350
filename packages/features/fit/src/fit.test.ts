import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import type { CarRoot } from '@partshop/api-client';
import { fitVerdicts, golfCar, mockFit, optionCondition } from '@partshop/api-client/mocks/cars';
import { carChosen, carCleared } from '@partshop/features/car-selector';
import { createTestApp, memoryStorage } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { fitWatchers } from './fit-watchers.saga.ts';
import { carMet, conditionAnswered, listHidden, listShown, selectVerdicts, verdictsLoaded } from './fit.slice.ts';

const FIT = '*/services/search/fit_json';
const GOLF = { ...golfCar, linkUrl: undefined } as unknown as CarRoot;
const OCTAVIA: CarRoot = { ...GOLF, engineId: GOLF.engineId + 1 };
const BY_ID = { 1: fitVerdicts.fits, 2: fitVerdicts.doesNotFit, 3: fitVerdicts.ask };

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', memoryStorage(stored));
});
afterEach(() => vi.unstubAllGlobals());

function openPage() {
  const { store } = createTestApp();
  store.watch(fitWatchers);
  onTestFinished(() => store.stop());
  const verdicts = () =>
    Object.fromEntries(
      Object.entries(selectVerdicts(store.getState())).map(([id, { verdict }]) => [Number(id), verdict]),
    );
  return { ...store, verdicts };
}

const expectVerdicts = async (page: ReturnType<typeof openPage>, expected: object) =>
  vi.waitFor(() => expect(page.verdicts()).toEqual(expected));

it('asks nothing without a car, and in one call about all lists with one', async () => {
  const asked: number[][] = [];
  server.use(mockFit(BY_ID));
  server.events.on('request:start', async ({ request }) => {
    const { articleIds } = (await request.clone().json()) as { articleIds?: number[] };
    if (articleIds) asked.push(articleIds);
  });
  onTestFinished(() => server.events.removeAllListeners());
  const page = openPage();
  page.dispatch(listShown([1, 2]));
  page.dispatch(listShown([3, 4]));
  expect(page.verdicts()).toEqual({});
  page.dispatch(carChosen(GOLF));
  await expectVerdicts(page, { 1: 'fits', 2: 'does-not-fit', 3: 'unknown', 4: 'unknown' });
  page.dispatch(listShown([1, 4, 5]));
  await expectVerdicts(page, { 1: 'fits', 2: 'does-not-fit', 3: 'unknown', 4: 'unknown', 5: 'unknown' });
  expect(asked).toEqual([[1, 2, 3, 4], [5]]);
  for (const list of [
    [1, 2],
    [1, 4, 5],
  ])
    page.dispatch(listHidden(list));
  page.dispatch(carChosen(OCTAVIA));
  await expectVerdicts(page, { 3: 'unknown', 4: 'unknown' });
  expect(asked.at(-1)).toEqual([3, 4]);
});

it('never shows a slow answer about an earlier car', async () => {
  let release: () => void = () => undefined;
  const isSlow = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answered = 0;
  let isAsked = false;
  server.use(
    http.post(FIT, async ({ request }) => {
      const { engineIds } = (await request.clone().json()) as { engineIds: number[] };
      isAsked = true;
      if (engineIds[0] === GOLF.engineId) await isSlow;
      answered += 1;
      const fits = engineIds[0] === GOLF.engineId ? fitVerdicts.fits : fitVerdicts.doesNotFit;
      return HttpResponse.json({ verdicts: [{ articleId: 1, engineId: engineIds[0], ...fits }] });
    }),
  );
  const page = openPage();
  page.dispatch(listShown([1]));
  page.dispatch(carChosen(GOLF));
  await vi.waitFor(() => expect(isAsked).toBe(true));
  page.dispatch(carChosen(OCTAVIA));
  await expectVerdicts(page, { 1: 'does-not-fit' });
  release();
  await vi.waitFor(() => expect(answered).toBe(2));
  await new Promise((resolve) => setImmediate(resolve));
  expect(page.verdicts()).toEqual({ 1: 'does-not-fit' });
  page.dispatch(carCleared());
  expect(page.verdicts()).toEqual({});
});

it('F4: an answer decides all articles that ask the same, and is kept with the car', async () => {
  server.use(mockFit({ 3: fitVerdicts.ask, 4: fitVerdicts.ask }));
  const page = openPage();
  page.dispatch(listShown([3, 4]));
  page.dispatch(carChosen(GOLF));
  await expectVerdicts(page, { 3: 'unknown', 4: 'unknown' });
  page.dispatch(conditionAnswered({ key: optionCondition.key, isTrue: true }));
  await expectVerdicts(page, { 3: 'fits', 4: 'fits' });
  page.dispatch(carChosen(OCTAVIA));
  await expectVerdicts(page, { 3: 'unknown', 4: 'unknown' });

  const later = openPage();
  later.dispatch(listShown([3]));
  later.dispatch(carChosen(GOLF));
  await expectVerdicts(later, { 3: 'fits' });
});

it('F4: an answer that is taken back leaves the question open again', async () => {
  server.use(mockFit({ 3: fitVerdicts.ask }));
  const page = openPage();
  page.dispatch(listShown([3]));
  page.dispatch(carChosen(GOLF));
  await expectVerdicts(page, { 3: 'unknown' });
  page.dispatch(conditionAnswered({ key: optionCondition.key, isTrue: false }));
  await expectVerdicts(page, { 3: 'does-not-fit' });
  page.dispatch(conditionAnswered({ key: optionCondition.key, isTrue: null }));
  await expectVerdicts(page, { 3: 'unknown' });
  expect(stored.get('partshop-fit')).toBe(JSON.stringify([[GOLF.engineId, {}]]));
});

it('F4: what a server decided without the kept answers is decided again', async () => {
  server.use(mockFit({ 3: fitVerdicts.ask }));
  stored.set('partshop-fit', JSON.stringify([[GOLF.engineId, { [optionCondition.key]: true }]]));
  const page = openPage();
  page.dispatch(carMet({ engineId: GOLF.engineId, answers: {} }));
  page.dispatch(
    verdictsLoaded([{ articleId: 3, engineId: GOLF.engineId, ...fitVerdicts.ask, conditions: [optionCondition] }]),
  );
  page.dispatch(listShown([3]));
  page.dispatch(carChosen(GOLF));
  await expectVerdicts(page, { 3: 'fits' });
});

it('F4: an answer that is given before the code is loaded stays, and is kept', async () => {
  server.use(mockFit({ 3: fitVerdicts.ask }));
  stored.set('partshop-fit', JSON.stringify([[GOLF.engineId, { [optionCondition.key]: false }]]));
  const page = openPage();
  page.dispatch(carMet({ engineId: GOLF.engineId, answers: {} }));
  page.dispatch(listShown([3]));
  page.dispatch(carChosen(GOLF));
  page.dispatch(conditionAnswered({ key: optionCondition.key, isTrue: true }));
  await expectVerdicts(page, { 3: 'fits' });
  expect(stored.get('partshop-fit')).toBe(JSON.stringify([[GOLF.engineId, { [optionCondition.key]: true }]]));
});

it('asks again after a failure', async () => {
  server.use(
    http.post(FIT, () => HttpResponse.json({ code: 'internal', message: '' }, { status: 500 }), { once: true }),
  );
  const page = openPage();
  page.dispatch(carChosen(GOLF));
  page.dispatch(listShown([1]));
  await vi.waitFor(() => expect(page.verdicts()).toEqual({}));
  server.use(mockFit(BY_ID));
  page.dispatch(listShown([2]));
  await expectVerdicts(page, { 1: 'fits', 2: 'does-not-fit' });
});

it.each(['{', '7', '[[1]]', '[["a",{}]]', `[[${GOLF.engineId},{"option:air-conditioning":"yes"}]]`])(
  'ignores what is no answer in the storage: %s',
  async (text) => {
    stored.set('partshop-fit', text);
    server.use(mockFit(BY_ID));
    const page = openPage();
    page.dispatch(listShown([3]));
    page.dispatch(carChosen(GOLF));
    await expectVerdicts(page, { 3: 'unknown' });
  },
);
