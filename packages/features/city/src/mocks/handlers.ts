import { http, HttpResponse, type HttpHandler } from 'msw';
import type { City } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import {
  aroundKazan,
  cityLinks,
  inKazan,
  ka,
  kazan,
  kazanPage,
  kazanPoints,
  largest,
  longNames,
  moscowPage,
  regions,
} from './fixtures.ts';

export * from './fixtures.ts';

const CITIES = '/registration/GetCities';
const POINTS = '/registration/getallpvz';
const SAVE = '/services/cabinet/SetCity';
const REGIONS = '/services/delivery/getregiondelivery';
const LINKS = '/services/cities_json';
const PAGE = '/services/city_json';

function find(request: Request): City[] {
  const query = new URL(request.url).searchParams;
  if (query.has('near')) return aroundKazan;
  const text = (query.get('query') ?? '').toLocaleLowerCase('ru');
  if (text === '') return largest;
  const all = [...new Map([...largest, ...ka, ...aroundKazan].map((city) => [city.id, city])).values()];
  return all.filter((city) => [city.name, city.region].some((name) => name.toLocaleLowerCase('ru').startsWith(text)));
}

const page = mockCall('get', PAGE, ({ url }) => {
  const segment = new URL(url).searchParams.get('city')?.toLowerCase();
  return (
    [kazanPage, moscowPage].find(({ linkUrl }) => linkUrl === `/city/${segment}`) ?? refuse(404, { code: 'not-found' })
  );
});

const points = mockCall('get', POINTS, (request) =>
  new URL(request.url).searchParams.get('cityCode') === String(kazan.id) ? kazanPoints : [],
);

/** Twelve large cities, three points in Kazan, five regions with points; every choice saves Kazan. */
export const loaded = (): HttpHandler[] => [
  mockCall('get', CITIES, find),
  points,
  mockCall('post', SAVE, inKazan),
  mockCall('post', REGIONS, regions),
  mockCall('get', LINKS, cityLinks),
  page,
];

/** The lists never load. */
export const slow = (): HttpHandler[] => [mockEndless('get', CITIES), mockEndless('post', REGIONS), ...loaded()];

/** Everything fails except the texts. */
export const failing = (): HttpHandler[] => [
  mockCall('get', CITIES, refuse(500, { code: 'internal' })),
  mockCall('post', REGIONS, refuse(500, { code: 'internal' })),
  mockCall('get', LINKS, refuse(500, { code: 'internal' })),
  mockCall('get', PAGE, refuse(500, { code: 'internal' })),
  ...loaded(),
];

/** The list of cities fails once. */
export const failingOnce = (): HttpHandler[] => [
  http.get(`*${CITIES}`, () => HttpResponse.json({ code: 'internal', message: '' }, { status: 500 }), { once: true }),
  ...loaded(),
];

/** Pick-up points, regions and the links to the cities' pages fail. */
export const withoutPoints = (): HttpHandler[] => [
  mockCall('get', POINTS, refuse(500, { code: 'internal' })),
  mockCall('post', REGIONS, refuse(500, { code: 'internal' })),
  mockCall('get', LINKS, refuse(500, { code: 'internal' })),
  ...loaded(),
];

/** The large cities load, the search never finishes. */
export const searching = (): HttpHandler[] => [
  http.get(`*${CITIES}`, async ({ request }) =>
    new URL(request.url).searchParams.has('query') ? new Promise<never>(() => undefined) : HttpResponse.json(largest),
  ),
  ...loaded(),
];

export const long = (): HttpHandler[] => [mockCall('get', CITIES, longNames), ...loaded()];

/** Saving never finishes. */
export const saving = (): HttpHandler[] => [mockEndless('post', SAVE), ...loaded()];

export const offline = (): HttpHandler[] => [http.post(`*${SAVE}`, () => HttpResponse.error()), ...loaded()];

export const refused = (status: number, body: Record<string, unknown>): HttpHandler[] => [
  mockCall('post', SAVE, refuse(status, body)),
  ...loaded(),
];

/** No pick-up point of Kazan serves the visitor. */
export const noPointsOfKazan = (): HttpHandler[] => [
  mockCall('get', PAGE, { ...kazanPage, pickupPoints: [] }),
  ...loaded(),
];

/** Points with names and addresses as long as they come. */
export const longPoints = (): HttpHandler[] => [
  mockCall('get', PAGE, {
    ...kazanPage,
    name: longNames[0]?.name ?? '',
    pickupPoints: kazanPoints.map((known) => ({
      ...known,
      name: 'Торгово-развлекательный центр «Автозаводский», вход со стороны железнодорожного вокзала',
      address: 'проспект Пятидесятилетия Двадцать Второго Партийного Съезда, 1234, корпус 56, строение 78',
      hours: 'Понедельник–пятница 9:00–21:00, суббота и воскресенье 10:00–18:00, без перерыва',
    })),
  }),
  ...loaded(),
];
