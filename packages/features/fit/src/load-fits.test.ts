import { expect, it } from 'vitest';
import { HttpResponse, http } from 'msw';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { fitVerdicts, mockFit, optionCondition } from '@partshop/api-client/mocks/cars';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { readAnswersOf } from './fit-answers.ts';
import { selectVerdicts } from './fit.slice.ts';
import { loadFits } from './load-fits.saga.ts';

const server = setUpMocks(
  http.post('*/Localization/GetValues', () => HttpResponse.json({})),
  mockCall('get', '/services/search/get-root-by-car', octavia),
  mockFit({ 1: fitVerdicts.fits, 2: fitVerdicts.ask }),
);

async function load(engineId: number, answers: Record<string, boolean> = {}) {
  const { store } = createTestApp({ currentUser: visitor(engineId) });
  await store.run(function* run() {
    yield* loadFits([1, 2, 2], answers);
  });
  const verdicts = Object.entries(selectVerdicts(store.getState()));
  return { verdicts: Object.fromEntries(verdicts.map(([id, { verdict }]) => [id, verdict])) };
}

it('decides on a server for a visitor whose session has a car', async () => {
  const { verdicts } = await load(octavia.engineId);
  expect(verdicts).toEqual({ 1: 'fits', 2: 'unknown' });
});

it('takes the answers of the address, for a page without scripts', async () => {
  const { verdicts } = await load(octavia.engineId, { [optionCondition.key]: true });
  expect(verdicts).toEqual({ 1: 'fits', 2: 'fits' });
});

it('asks nothing for a guest, whose page is cached', async () => {
  server.use(mockCall('post', '/services/search/fit_json', refuse(500, { code: 'internal' })));
  const { verdicts } = await load(0);
  expect(verdicts).toEqual({});
});

it('leaves the verdicts out after a failure', async () => {
  server.use(mockCall('post', '/services/search/fit_json', refuse(500, { code: 'internal' })));
  expect((await load(octavia.engineId)).verdicts).toEqual({});
});

it.each([
  [
    ['option:air-conditioning=1', 'made-from:2012-06=0'],
    { 'option:air-conditioning': true, 'made-from:2012-06': false },
  ],
  [['', '=1', 'option:a=2', 'option:a', `${'a'.repeat(101)}=1`], {}],
])('reads the answers %j of an address', (values, answers) => {
  expect(readAnswersOf(values)).toEqual(answers);
});
