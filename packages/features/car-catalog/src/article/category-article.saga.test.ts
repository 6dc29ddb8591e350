import { expect, it } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import {
  dataOutdated,
  dispatch,
  loadTexts,
  popupAsked,
  popupWatchers,
  selectOpenPopup,
  type PopupData,
  type Saga,
} from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { takeEvery } from 'redux-saga/effects';
import { conflicting, editable, oilFiltersText, othersText, unloadable } from '../mocks/category-article.ts';
import { loadCategoryArticle, saveArticle } from './category-article.saga.ts';
import { articleAsked, selectSaving } from './category-article.slice.ts';
import { categoryArticles } from './category-articles.ts';
import { messages } from './category-article.messages.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

const { categoryId } = oilFiltersText;
const change = { categoryId, title: 'Масляные фильтры', article: '<p>Новое</p>', version: 'version-1' };
const CALL = '/services/catalogs/category-article_json';

/** An app in which the editor's dialog is open; counts how often the page was asked to load again. */
async function withDialog() {
  const { store } = createTestApp();
  let outdated = 0;
  store.watch(function* count() {
    yield takeEvery(dataOutdated, () => (outdated += 1));
  });
  await store.run(loadTexts, undefined, messages);
  const load = (data: PopupData): Saga => loadCategoryArticle(data);
  store.watch(() =>
    popupWatchers({ 'category-article': async () => ({ Component: () => null, load }) }, () => undefined),
  );
  return { store, reloads: () => outdated, phase: () => selectSaving(store.getState()).phase };
}

it('a saved text closes the dialog and loads the page again', async () => {
  const sent: unknown[] = [];
  server.use(...editable(oilFiltersText, (body) => sent.push(body)));
  const { store, reloads, phase } = await withDialog();
  await store.run(saveArticle, undefined, change);
  expect(sent).toEqual([change]);
  expect([phase(), reloads(), selectOpenPopup(store.getState())]).toEqual(['saved', 1, null]);
});

it('a failed save keeps the dialog and says why', async () => {
  server.use(mockCall('post', CALL, refuse(503, { code: 'unavailable' })));
  const { store, reloads } = await withDialog();
  await store.run(saveArticle, undefined, change);
  expect(selectSaving(store.getState())).toEqual({ phase: 'failed', refusal: { reason: 'failed' } });
  expect(reloads()).toBe(0);
});

it.each([
  [401, 'not-signed-in', 'signed-out'],
  [403, 'no-access', 'forbidden'],
])('an editor who is refused with %i %s learns so', async (status, code, reason) => {
  server.use(mockCall('post', CALL, refuse(status, { code })));
  const { store } = await withDialog();
  await store.run(saveArticle, undefined, change);
  expect(selectSaving(store.getState())).toEqual({ phase: 'failed', refusal: { reason } });
});

it('another editor’s text is shown instead of overwritten', async () => {
  server.use(...conflicting());
  const { store, reloads } = await withDialog();
  await store.run(saveArticle, undefined, change);
  expect(selectSaving(store.getState())).toEqual({ phase: 'conflict', present: othersText });
  await store.run(saveArticle, undefined, { ...change, version: othersText.version });
  expect([selectSaving(store.getState()).phase, reloads()]).toEqual(['saved', 1]);
});

it('a repeated save whose first try arrived is no conflict', async () => {
  const present = { ...oilFiltersText, ...change, version: 'version-2' };
  server.use(mockCall('post', CALL, refuse(409, { code: 'text-changed', present })));
  const { store, phase } = await withDialog();
  await store.run(saveArticle, undefined, change);
  expect(phase()).toBe('saved');
});

it('the dialog opens without the text too, and loads it on demand', async () => {
  server.use(...unloadable());
  const { store } = await withDialog();
  const status = () => categoryArticles.select(store.getState(), { categoryId }).status;
  await store.run(() => dispatch(popupAsked({ name: 'category-article', data: { categoryId: String(categoryId) } })));
  await expect.poll(() => selectOpenPopup(store.getState())).toBe('category-article');
  expect(status()).toBe('failed');
  store.dispatch(articleAsked({ categoryId }));
  await expect.poll(status).toBe('loaded');
});
