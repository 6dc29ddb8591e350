import { mockCall } from '@partshop/api-client/mocks';
import { routesOf, selectPage } from '@partshop/features/core';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { afterEach, describe, expect, it } from 'vitest';
import { feature } from './feature.ts';
import { empty, failing, loaded, many } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}), ...loaded());
afterEach(() => server.resetHandlers());

const open = (path: string) => requestPage(routesOf(feature), path);
const headOf = async (path: string) => selectPage((await open(path)).store.getState());

describe('/catalog/{category}', () => {
  it.each([
    ['/catalog/oils', 'Моторные масла'],
    ['/catalog/popular', 'Лидеры продаж'],
    ['/catalog/new', 'Новинки'],
    ['/in-stock', 'Товары в наличии'],
    ['/catalogs/bosch', 'BOSCH'],
  ])('%s shows %s with its goods and filters', async (path, name) => {
    const { status, render } = await open(path);
    const html = render();
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]+>)*${name}`));
    expect(html).toContain('CASTROL');
    expect(html).toContain('<form');
  });

  it.each([
    '/catalog/nothing',
    '/catalog/motor-oils',
    '/catalogs/nobody',
    '/catalog/oils?page=2',
    '/catalog/oils?page=99999',
  ])('responds 404 to %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('leads the mode of what is in stock to its own page', async () => {
    expect(await open('/catalog/in-stock')).toMatchObject({ status: 301, location: '/in-stock' });
  });

  it('leads a further page of fewer goods to the first one', async () => {
    expect(await open('/catalog/oils?f=viscosity:5W-30&page=3')).toMatchObject({
      status: 302,
      location: '/catalog/oils?f=viscosity%3A5W-30',
    });
  });

  it('responds 5xx without the goods', async () => {
    server.use(...failing());
    expect((await open('/catalog/oils')).status).toBeGreaterThanOrEqual(500);
  });

  it('shows an empty mode, and no page without goods', async () => {
    server.use(...empty());
    expect([(await open('/catalog/popular')).status, (await open('/catalog/oils')).status]).toEqual([200, 404]);
  });
});

describe('search engines', () => {
  it('find the whole list under one address', async () => {
    expect(await headOf('/catalog/OILS')).toMatchObject({ isIndexed: true, canonicalPath: '/catalog/oils' });
    expect(await headOf('/catalog/oils?order=2')).toMatchObject({ isIndexed: true, canonicalPath: '/catalog/oils' });
  });

  it('do not find what somebody has chosen', async () => {
    expect(await headOf('/catalog/oils?f=viscosity:5W-30')).toMatchObject({ isIndexed: false });
    expect(await headOf('/catalogs?q=bosch')).toMatchObject({ isIndexed: false, canonicalPath: '/catalogs' });
  });

  it('find further pages', async () => {
    server.use(...many());
    expect(await headOf('/catalog/oils?page=2')).toMatchObject({
      isIndexed: true,
      canonicalPath: '/catalog/oils?page=2',
    });
  });

  it('are told the goods and the way to them', async () => {
    const { structured } = await headOf('/catalog/oils');
    expect(structured).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'ItemList', numberOfItems: 6 }),
        expect.objectContaining({ '@type': 'BreadcrumbList' }),
      ]),
    );
  });
});

describe('a document', () => {
  it('holds the choice as a form that works without scripts', async () => {
    const html = (await open('/catalog/oils?f=viscosity:5W-30&order=2')).render();
    expect(html).toMatch(
      /<input[^>]*name="f"[^>]*value="viscosity:5W-30"[^>]*checked|<input[^>]*checked[^>]*value="viscosity:5W-30"/,
    );
    expect(html).toMatch(/<input type="hidden" name="order" value="2"/);
  });

  it('lists the makers by letter', async () => {
    const html = (await open('/catalogs')).render();
    expect(html).toContain('href="/catalogs/bosch"');
    expect((await open('/catalogs?goods=parts')).status).toBe(200);
  });
});
