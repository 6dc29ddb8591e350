import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { routesOf, selectPage } from '@partshop/features/core';
import { requestPage, type PageRequest } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { loaded as carsLoaded } from '@partshop/features/car-catalog/mocks';
import { feature } from '../feature.ts';
import { failing, inKazan, kazan, loaded, noPointsOfKazan } from '../mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}), ...loaded(), ...carsLoaded());
afterEach(() => server.resetHandlers());

const open = (path: string, options: PageRequest = {}) => requestPage(routesOf(feature), path, options);
const headOf = async (path: string) => selectPage((await open(path)).store.getState());

const KAZAN = '/city/kazan-551487';
const CHECK = '/services/search/checklinkavtozapchasti';

describe('the page of a city', () => {
  it.each([
    ['/city', KAZAN],
    [KAZAN, `${KAZAN}/kia`],
    [`${KAZAN}/volkswagen`, `${KAZAN}/volkswagen/golf-mk7`],
    [`${KAZAN}/volkswagen/golf-mk7`, '/zapchasti/volkswagen/golf/mk7/1-4-tsi'],
  ])('leads from %s on to %s', async (path, next) => {
    expect((await open(path)).render()).toContain(`href="${next}"`);
  });

  it('shows the points and how long the way is', async () => {
    const html = (await open(KAZAN)).render();
    for (const text of ['ул. Мира, 87', 'Ежедневно 9:00–21:00', 'от 3 дней', 'вымышлены']) expect(html).toContain(text);
  });

  it('adds nothing to the days of an offer in the city of the warehouse', async () => {
    const html = (await open('/city/moscow-524901')).render();
    expect(html).toContain('Наш склад в этом городе');
    expect(html).not.toContain('вымышлены');
  });

  it('says that no point serves the visitor', async () => {
    server.use(...noPointsOfKazan());
    expect((await open(KAZAN)).render()).toContain('пока нет пунктов выдачи');
  });

  it.each(['/city/none-1', '/city/none-1/volkswagen', `${KAZAN}/wartburg`, `${KAZAN}/volkswagen/vesta-i`])(
    'responds 404 to %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  it('asks the backend about the address as it is, and believes it', async () => {
    const asked: (string | null)[] = [];
    server.use(
      mockCall('get', CHECK, ({ url }) => {
        asked.push(new URL(url).searchParams.get('link'));
        return false;
      }),
    );
    const path = `${KAZAN}/volkswagen/golf-mk7`;
    expect((await open(path)).status).toBe(404);
    expect(asked).toEqual([path]);
  });

  it('responds 503 where the backend cannot tell, and 5xx without the city', async () => {
    server.use(http.get(`*${CHECK}`, () => HttpResponse.error()));
    expect((await open(`${KAZAN}/volkswagen`)).status).toBe(503);
    server.resetHandlers();
    server.use(...failing());
    expect((await open(KAZAN)).status).toBe(500);
  });

  it.each([
    [`${KAZAN}/volkswagen`, null],
    ['/city/KAZAN-551487', KAZAN],
    ['/city/Kazan-551487/VOLKSWAGEN/Golf-Mk7', `${KAZAN}/volkswagen/golf-mk7`],
  ])('takes %s in any case, and names the canonical one', async (path, canonical) => {
    expect((await headOf(path)).canonicalPath).toBe(canonical);
  });

  it('tells search engines the way from the list of cities', async () => {
    const { structured } = await headOf(`${KAZAN}/volkswagen/golf-mk7`);
    const list = structured.find((part) => part['@type'] === 'BreadcrumbList')?.['itemListElement'];
    expect((list as { name: string; item: string }[]).slice(1).map(({ name, item }) => [name, item])).toEqual([
      ['Города', '/city'],
      ['Казань', KAZAN],
      ['Volkswagen', `${KAZAN}/volkswagen`],
      ['Golf Mk7', `${KAZAN}/volkswagen/golf-mk7`],
    ]);
  });

  it('has a title of its own at each step and in each city', async () => {
    const paths = ['/city', KAZAN, '/city/moscow-524901', `${KAZAN}/volkswagen`, `${KAZAN}/volkswagen/golf-mk7`];
    const titles: string[] = [];
    for (const path of paths) titles.push((await headOf(path)).title);
    expect(new Set(titles).size).toBe(paths.length);
  });
});

describe('the choice of the city', () => {
  it('is a form of /city that comes back', async () => {
    const html = (await open(`${KAZAN}/volkswagen`)).render();
    const target = encodeURIComponent(`${KAZAN}/volkswagen`);
    expect(html).toContain(`action="/city?target=${target}"`);
    const { status, location } = await open(`/city?target=${target}`, {
      form: { choice: `${kazan.id}/1/${kazan.name}` },
    });
    expect([status, location]).toEqual([303, `${KAZAN}/volkswagen`]);
  });

  it('is not offered in the own city', async () => {
    const html = (await open(KAZAN, { currentUser: inKazan })).render();
    expect(html).toContain('Ваш город');
    expect(html).not.toContain('name="choice"');
  });
});
