import { describe, expect, it } from 'vitest';
import type { Saga } from '../store/effects.ts';
import { actWith, loadWith, type LoadArgs } from './load-with.ts';
import { askedSearch, keepsAllBut, queryOfHandle, readQuery, searchOf } from './page-query.ts';

const QUERY = ['page', 'q'] as const;

describe('the query parameters of a page', () => {
  it('are those that it declares', () => {
    const reader = readQuery(QUERY, '?q=oil&utm_source=mail&page=2&q=air');
    expect([reader.get('page'), reader.getAll('q'), reader.has('page')]).toEqual(['2', ['oil', 'air'], true]);
    // @ts-expect-error -- the page does not declare this name
    expect(reader.get('utm_source')).toBeNull();
  });

  it('make equal texts in any order', () => {
    expect(searchOf(readQuery(QUERY, '?q=oil&page=2'))).toBe('?page=2&q=oil');
    expect(searchOf(readQuery(QUERY, 'page=2&q=oil'))).toBe('?page=2&q=oil');
    expect(searchOf(readQuery([], '?q=oil'))).toBe('');
  });

  it('are declared at its route', () => {
    expect(queryOfHandle({ query: QUERY })).toBe(QUERY);
    for (const handle of [undefined, null, {}, 'query']) expect(queryOfHandle(handle)).toEqual([]);
  });
});

it('are all that a load can read', () => {
  function* load({ query }: LoadArgs<'page' | 'near'>): Saga {
    yield* [];
    query.get('near');
  }
  // @ts-expect-error -- the page declares no `near`
  loadWith(load, QUERY);
  // @ts-expect-error -- the page declares no `near`, for its action either
  actWith(load, QUERY);
  expect(loadWith(load, ['page', 'near']).query).toEqual(['page', 'near']);
});

describe('the query that was asked for last', () => {
  const at = (pathname: string, search: string) => ({ pathname, search, hash: '', state: null, key: '' });
  const asked = (location?: ReturnType<typeof at>) =>
    askedSearch({ state: { location: at('/oils', '?page=1'), navigation: { location } } });

  it('is that of the page that is on its way, if it is the same page with another query', () => {
    expect([asked(), asked(at('/oils', '?page=2')), asked(at('/basket', '?page=3'))]).toEqual([
      '?page=1',
      '?page=2',
      '?page=1',
    ]);
  });

  it('is kept by links and forms, but for what they change and for the page', () => {
    expect(keepsAllBut(['order', 'page', 'q', 'view'], 'order')).toBe('q view');
  });
});
