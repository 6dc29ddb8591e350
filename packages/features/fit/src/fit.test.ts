import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import type { CarRoot } from '@partshop/api-client';
import { fitVerdicts, golfCar, mockFit, optionCondition } from '@partshop/api-client/mocks/cars';
import { carChosen, carCleared } from '@partshop/features/car-selector';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { fitWatchers } from './fit.saga.ts';
import { articlesShown, conditionAnswered, selectVerdicts } from './fit.slice.ts';

const FIT = '*/services/search/fit_json';
const GOLF = { ...golfCar, linkUrl: undefined } as unknown as CarRoot;
const OCTAVIA: CarRoot = { ...GOLF, engineId: GOLF.engineId + 1 };
const BY_ID = { 1: fitVerdicts.fits, 2: fitVerdicts.doesNotFit, 3: fitVerdicts.ask };

const server = setUpMocks();
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
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
  return { ...store, verdicts, shows: (expected: object) => vi.waitFor(() => expect(verdicts()).toEqual(expected)) };
}

it('asks nothing without a car, and in one call about all lists with one', async () => {
  const asked: number[][] = [];
  server.use(mockFit(BY_ID));
  server.events.on('request:start', async ({ request }) => {
    asked.push(((await request.clone().json()) as { articleIds: number[] }).articleIds);
  });
  onTestFinished(() => server.events.removeAllListeners());
  const page = openPage();
  page.dispatch(articlesShown([1, 2]));
  page.dispatch(articlesShown([3, 4]));
  expect(page.verdicts()).toEqual({});
  page.dispatch(carChosen(GOLF));
  await page.shows({ 1: 'fits', 2: 'does-not-fit', 3: 'unknown', 4: 'unknown' });
  page.dispatch(articlesShown([1, 4, 5]));
  await page.shows({ 1: 'fits', 2: 'does-not-fit', 3: 'unknown', 4: 'unknown', 5: 'unknown' });
  expect(asked).toEqual([[3, 4, 1, 2], [5]]);
});

it('never shows a slow answer about an earlier car', async () => {
  let release: () => void = () => undefined;
  const isSlow = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post(FIT, async ({ request }) => {
      const { engineIds } = (await request.clone().json()) as { engineIds: number[] };
      if (engineIds[0] === GOLF.engineId) await isSlow;
      const fits = engineIds[0] === GOLF.engineId ? fitVerdicts.fits : fitVerdicts.doesNotFit;
      return HttpResponse.json({ verdicts: [{ articleId: 1, engineId: engineIds[0], ...fits }] });
    }),
  );
  const page = openPage();
  page.dispatch(articlesShown([1]));
  page.dispatch(carChosen(GOLF));
  page.dispatch(carChosen(OCTAVIA));
  await page.shows({ 1: 'does-not-fit' });
  release();
  page.dispatch(articlesShown([1, 2]));
  await vi.waitFor(() => expect(page.verdicts()).toMatchObject({ 1: 'does-not-fit' }));
  page.dispatch(carCleared());
  expect(page.verdicts()).toEqual({});
});

it('F4: an answer decides all articles that ask the same, and is kept with the car', async () => {
  server.use(mockFit({ 3: fitVerdicts.ask, 4: fitVerdicts.ask }));
  const page = openPage();
  page.dispatch(articlesShown([3, 4]));
  page.dispatch(carChosen(GOLF));
  await page.shows({ 3: 'unknown', 4: 'unknown' });
  page.dispatch(conditionAnswered({ key: optionCondition.key, isTrue: true }));
  await page.shows({ 3: 'fits', 4: 'fits' });
  page.dispatch(carChosen(OCTAVIA));
  await page.shows({ 3: 'unknown', 4: 'unknown' });

  const later = openPage();
  later.dispatch(articlesShown([3]));
  later.dispatch(carChosen(GOLF));
  await later.shows({ 3: 'fits' });
});

it('asks again after a failure', async () => {
  server.use(
    http.post(FIT, () => HttpResponse.json({ code: 'internal', message: '' }, { status: 500 }), { once: true }),
  );
  const page = openPage();
  page.dispatch(carChosen(GOLF));
  page.dispatch(articlesShown([1]));
  await vi.waitFor(() => expect(page.verdicts()).toEqual({}));
  server.use(mockFit(BY_ID));
  page.dispatch(articlesShown([2]));
  await page.shows({ 1: 'fits', 2: 'does-not-fit' });
});

it.each(['{', '7', '[[1]]', '[["a",{}]]', `[[${GOLF.engineId},{"option:air-conditioning":"yes"}]]`])(
  'ignores what is no answer in the storage: %s',
  async (text) => {
    stored.set('partshop-fit', text);
    server.use(mockFit(BY_ID));
    const page = openPage();
    page.dispatch(articlesShown([3]));
    page.dispatch(carChosen(GOLF));
    await page.shows({ 3: 'unknown' });
  },
);
