import { createTestApp } from '@partshop/features/core/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { selectNotices } from '@partshop/features/basket';
import type { ListName } from '@partshop/api-client';
import { readListButton } from './list-button.ts';
import { listsWatchers } from './lists-watchers.saga.ts';
import { listChanged, selectIsSaving, selectList } from './lists.slice.ts';
import { createListsServer } from './mocks/handlers.ts';

const server = setUpMocks();
let ended = new AbortController();
afterEach(() => ended.abort());

function open() {
  ended = new AbortController();
  const { store } = createTestApp();
  store.run(listsWatchers, ended.signal).catch(() => undefined);
  const change = (list: ListName, articleId: number, isListed = true) =>
    store.dispatch(listChanged({ list, articleId, isListed }));
  const idsOf = (list: ListName) => selectList(store.getState(), list);
  const saved = () => vi.waitFor(() => expect(selectIsSaving(store.getState())).toBe(false));
  return { store, change, idsOf, saved };
}

describe('changes of a list', () => {
  it('are shown at once, and an early answer does not take a later one back', async () => {
    const lists = createListsServer();
    server.use(...lists.handlers);
    const { store, change, idsOf, saved } = open();
    const seen: (readonly number[])[] = [];
    change('favorites', 1);
    change('favorites', 2);
    store.subscribe(() => seen.push(idsOf('favorites')));
    expect(idsOf('favorites')).toEqual([2, 1]);
    await saved();
    expect(seen.every((ids) => ids.join() === '2,1')).toBe(true);
    expect(lists.read().favorites).toEqual([2, 1]);
  });

  it('that do not reach the server are taken back with a notice', async () => {
    server.use(http.post('*/services/lists/change_json', () => HttpResponse.error()));
    const { store, change, idsOf, saved } = open();
    change('compare', 1);
    await saved();
    expect(idsOf('compare')).toEqual([]);
    expect(selectNotices(store.getState())).toMatchObject([{ kind: 'refused' }]);
  });
});

describe('a button of the form', () => {
  it.each([
    ['put', 'favorites 12', { list: 'favorites', articleId: 12, isListed: true }],
    ['take', 'compare 12', { list: 'compare', articleId: 12, isListed: false }],
    ['take', 'basket 12', null],
    ['add', 'compare 12', null],
    ['put', 'compare 0', null],
  ])('%s %s', (name, value, expected) => {
    expect(readListButton(name, value)).toEqual(expected);
  });
});
