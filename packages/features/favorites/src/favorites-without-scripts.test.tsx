import { ANONYMOUS, routesOf } from '@partshop/features/core';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { createListsServer } from '@partshop/features/lists/mocks';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { feature } from './feature.ts';

const server = setUpMocks();

/** Submits the form of a page's buttons as a browser without JavaScript does. */
async function send(form: Record<string, string>, lists = createListsServer()) {
  server.use(
    ...lists.handlers,
    mockCall('get', '/services/clientbaseinfo', ANONYMOUS),
    http.post('*/Localization/GetValues', () => HttpResponse.json({})),
  );
  const { status, location } = await requestPage(routesOf(feature), '/favorites', { locale: 'en', form });
  return { status, location, lists: lists.read() };
}

describe('the buttons without JavaScript', () => {
  it('put an article into a list and return to their page, in its language', async () => {
    const answer = await send({ put: 'favorites 101', back: '/price/mann-filter/W71275?order=price' });
    expect(answer).toEqual({
      status: 303,
      location: '/en/price/mann-filter/W71275?order=price',
      lists: { favorites: [101], compare: [] },
    });
  });

  it('take an article out', async () => {
    const lists = createListsServer({ favorites: [], compare: [101, 102] });
    expect((await send({ take: 'compare 101', back: '/compare' }, lists)).lists.compare).toEqual([102]);
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', ''])('never lead to another site: %s', async (back) => {
    expect((await send({ put: 'favorites 101', back })).location).toMatch(/^\/en\/?$/);
  });

  it('lead to a list that has no room, which says so', async () => {
    const full = createListsServer();
    const handlers = full.handlers.slice(0, 1);
    handlers.push(mockCall('post', '/services/lists/change_json', refuse(409, { code: 'list-full' })));
    const answer = await send({ put: 'compare 105', back: '/' }, { ...full, handlers });
    expect(answer).toMatchObject({ status: 303, location: '/en/compare?full=105' });
  });

  it.each([{ put: 'basket 1' }, { put: 'favorites x' }, { back: '/' }])(
    'refuse what is no button: %o',
    async (form) => {
      expect((await send(form)).status).toBe(400);
    },
  );
});
