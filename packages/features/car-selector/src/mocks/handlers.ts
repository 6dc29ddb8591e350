import type { HttpHandler } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import type { ClientInfo } from '@partshop/api-client';
import { brands, dieselOctavia, engines, models, octavia, type Groups } from './fixtures.ts';

export * from './fixtures.ts';

const LISTS = '/services/search/car-search-data';
const SAVE = '/services/cabinet/set-engine-id';
const CATEGORIES = '/services/search/category-car-parts-list';

type Level = 'brand' | 'model' | 'engine';

/** The lists of Škoda; an unknown parent has an empty list. */
function listOf(url: URL): Groups {
  const parent = Number(url.searchParams.get('parentId') ?? 0);
  if (url.searchParams.get('dataType') === 'brand') return brands;
  if (url.searchParams.get('dataType') === 'model') return parent === 11 ? models : [];
  return parent === 111 ? engines : [];
}

/** The models of Škoda that begin with a text. */
const findModels = (text: string) =>
  models
    .flatMap(({ children }) => children)
    .filter((found) => found.text.toLowerCase().startsWith(text.toLowerCase()))
    .map((found) => ({ ...found, brandId: 11 }));

/** A visitor without an account; `EngineId` of 0 for one without a car. */
export function visitor(EngineId: number) {
  const settings = { ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 } } satisfies ClientInfo;
  return EngineId === 0 ? settings : { ...settings, EngineId };
}

const engineOf = (url: string) => Number(new URL(url).searchParams.get('engineId'));

/** The car of the last id in `savedIds`, and the visitor who has it. */
const savedCar = (savedIds: readonly number[]) => [
  mockCall('get', '/services/search/get-root-by-car', ({ url }) => ({
    ...(engineOf(url) === dieselOctavia.engineId ? dieselOctavia : octavia),
    engineId: engineOf(url),
  })),
  mockCall('get', '/services/clientbaseinfo', () => visitor(savedIds.at(-1) ?? 0)),
  mockCall('get', CATEGORIES, []),
];

/** Responds with every list and saves the car. `asked` and `savedIds` record the requests. */
export function loaded(asked: string[] = [], savedIds: number[] = []): HttpHandler[] {
  return [
    mockCall('get', LISTS, ({ url }) => {
      const { searchParams } = new URL(url);
      asked.push(`${searchParams.get('dataType') ?? ''} ${searchParams.get('parentId') ?? ''}`.trim());
      return listOf(new URL(url));
    }),
    mockCall('post', SAVE, ({ url }) => {
      savedIds.push(Number(new URL(url).searchParams.get('id')));
      return { ok: true as const };
    }),
    mockCall('get', '/services/search/car-models', ({ url }) =>
      findModels(new URL(url).searchParams.get('text') ?? ''),
    ),
    ...savedCar(savedIds),
  ];
}

/** The lists never load. */
export const slow = (): HttpHandler[] => [mockEndless('get', LISTS)];

/** The lists of a level fail the first `times` times. */
export function failing(level: Level, times = Infinity): HttpHandler[] {
  let left = times;
  return [
    mockCall('get', LISTS, ({ url }) => {
      const address = new URL(url);
      if (address.searchParams.get('dataType') !== level || left <= 0) return listOf(address);
      left -= 1;
      return refuse(500, { code: 'internal' });
    }),
    ...loaded().slice(1),
  ];
}

/** Saving the car fails the first `times` times. */
export function notSaved(times = Infinity): HttpHandler[] {
  let left = times;
  const savedIds: number[] = [];
  return [
    mockCall('post', SAVE, ({ url }) => {
      if (left <= 0) {
        savedIds.push(Number(new URL(url).searchParams.get('id')));
        return { ok: true as const };
      }
      left -= 1;
      return refuse(500, { code: 'internal' });
    }),
    ...loaded([], savedIds),
  ];
}

/** The lists are empty. */
export const empty = (): HttpHandler[] => [mockCall('get', LISTS, []), ...loaded().slice(1)];

/** Saving the car never ends. */
export const slowToSave = (): HttpHandler[] => [mockEndless('post', SAVE), ...loaded()];
