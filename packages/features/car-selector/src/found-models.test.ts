import { expect, it, onTestFinished, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { foundModelsWatchers, modelsSearched, selectFoundModels } from './found-models.ts';
import { namesOfModel } from './car-names.ts';
import { models } from './mocks/fixtures.ts';

const [octavia] = models[0]?.children ?? [];
const found = octavia ? [{ ...octavia, brandId: 11 }] : [];

const server = setUpMocks();

function open() {
  const { store } = createTestApp();
  store.watch(foundModelsWatchers);
  onTestFinished(() => store.stop());
  return { ...store, shown: () => selectFoundModels(store.getState()).items };
}

it('shows what the latest text finds, however slow an earlier answer is, and nothing for a short text', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/services/search/car-models', async ({ request }) => {
      const text = new URL(request.url).searchParams.get('text') ?? '';
      asked.push(text);
      if (text === 'oc') await new Promise(() => undefined);
      return HttpResponse.json(text === 'octa' ? found : []);
    }),
  );
  const page = open();
  page.dispatch(modelsSearched('oc'));
  await vi.waitFor(() => expect(asked).toEqual(['oc']));
  page.dispatch(modelsSearched('oct'));
  page.dispatch(modelsSearched(' octa '));
  expect(selectFoundModels(page.getState()).isPending).toBe(true);
  await vi.waitFor(() => expect(page.shown()).toEqual(found));
  expect(selectFoundModels(page.getState()).isPending).toBe(false);
  expect(asked).toEqual(['oc', 'octa']);
  page.dispatch(modelsSearched('o'));
  expect(page.shown()).toEqual([]);
});

it('finds nothing where the call fails', async () => {
  let answers = 0;
  server.use(
    http.get('*/services/search/car-models', () => {
      answers += 1;
      return answers === 1 ? HttpResponse.json(found) : HttpResponse.json({ code: 'internal' }, { status: 500 });
    }),
  );
  const page = open();
  page.dispatch(modelsSearched('octavia'));
  await vi.waitFor(() => expect(page.shown()).toEqual(found));
  page.dispatch(modelsSearched('octavia 3'));
  await vi.waitFor(() => expect(page.shown()).toEqual([]));
});

it('a found model names its brand and series', () => {
  expect(found.map(namesOfModel)).toEqual([
    {
      brand: { id: 11, name: 'Škoda', url: 'skoda' },
      seria: { id: 0, name: 'Octavia', url: 'octavia' },
      model: { id: 111, name: 'Octavia III', url: 'octavia-iii' },
    },
  ]);
});
