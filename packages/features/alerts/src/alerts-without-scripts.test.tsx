import { client } from '@partshop/features/search-box/mocks';
import { routesOf, selectPage } from '@partshop/features/core';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { feature } from './feature.ts';
import { all, away, brokenLink, goneLink, LINK_PATH, linked, offered, unknownArticle } from './mocks/handlers.ts';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));

const ADD_PATH = '/alerts/new?article=1001';
const MAIL = 'anna@example.com';

/** Requests an alert's page, or submits its form, as a browser without JavaScript does. */
async function visit(path: string, form?: Record<string, string>, currentUser = client) {
  const page = await requestPage(routesOf(feature), path, { currentUser, ...(form ? { form } : {}) });
  const isRendered = page.context !== null && page.context.errors === null;
  return { ...page, markup: isRendered ? page.render() : '' };
}

describe('the form', () => {
  it('names the article, and says what becomes of it', async () => {
    server.use(...away());
    const { markup, store } = await visit(ADD_PATH);
    expect(markup).toContain('W 712/75');
    expect(selectPage(store.getState())?.title).toContain('Сообщить о поступлении');
    expect((await visit(ADD_PATH, { kind: 'in-stock', contact: MAIL })).markup).toContain('Осталось подтвердить');
  });

  it('keeps what was typed when it is refused', async () => {
    server.use(...offered());
    const { status, markup } = await visit(ADD_PATH, { kind: 'price', price: 'дёшево', contact: MAIL });
    expect(status).toBe(400);
    expect(markup).toContain('value="дёшево"');
    expect(markup).toContain(`value="${MAIL}"`);
  });

  it.each(['/alerts/new', '/alerts/new?article=x', '/alerts/new?article=1001'])(
    'is 404 without an article: %s',
    async (path) => {
      server.use(...unknownArticle());
      expect((await visit(path)).status).toBe(404);
    },
  );
});

describe('the page of a link', () => {
  it('changes nothing by itself', async () => {
    server.use(...linked());
    await visit(LINK_PATH);
    expect((await visit(LINK_PATH)).markup).toContain('value="confirm"');
  });

  it('confirms the alert, then ends it', async () => {
    server.use(...linked());
    expect((await visit(LINK_PATH, { answer: 'confirm' })).markup).toContain('Подтверждено');
    expect((await visit(LINK_PATH, { answer: 'end' })).markup).toContain('Больше не напишем');
    expect((await visit(LINK_PATH)).markup).toContain('Этого оповещения нет');
  });

  it('does nothing without an answer, and repeats the one that failed', async () => {
    server.use(...linked());
    expect((await visit(LINK_PATH, {})).markup).toContain('Что-то сломалось у нас');
    const answers: unknown[] = [];
    server.use(...brokenLink(answers));
    const { markup } = await visit(LINK_PATH, { answer: 'end' });
    expect(markup).toContain('name="again" value="end"');
    await visit(LINK_PATH, { again: 'end' });
    expect(answers).toEqual([{ isWanted: false }, { isWanted: false }]);
  });

  it('says that there is no such alert', async () => {
    server.use(...goneLink());
    expect((await visit(LINK_PATH, { answer: 'confirm' })).markup).toContain('Этого оповещения нет');
  });
});

it('a client deletes an alert, and one that is gone is no error', async () => {
  server.use(...all());
  for (const id of ['11', '11']) expect((await visit('/alerts', { id })).location).toBe('/alerts');
  const { markup } = await visit('/alerts');
  expect(markup.match(/name="id"/g)).toHaveLength(3);
});
