import { describe, expect, it } from 'vitest';
import type { Saga } from '../store/effects.ts';
import { actWith, loadWith, type LoadArgs } from './load-with.ts';
import { queryOfHandle, readQuery, searchOf } from './page-query.ts';

const QUERY = ['page', 'q'] as const;

describe('what a page reads of its address', () => {
  it('is what it declares', () => {
    const reader = readQuery(QUERY, '?q=oil&utm_source=mail&page=2&q=air');
    expect([reader.get('page'), reader.getAll('q'), reader.has('page')]).toEqual(['2', ['oil', 'air'], true]);
    // @ts-expect-error -- a name that was not declared is none of the page's
    expect(reader.get('utm_source')).toBeNull();
  });

  it('is one text in whatever order it was written', () => {
    expect(searchOf(readQuery(QUERY, '?q=oil&page=2'))).toBe('?page=2&q=oil');
    expect(searchOf(readQuery(QUERY, 'page=2&q=oil'))).toBe('?page=2&q=oil');
    expect(searchOf(readQuery([], '?q=oil'))).toBe('');
  });

  it('stands at its route', () => {
    expect(queryOfHandle({ query: QUERY })).toBe(QUERY);
    for (const handle of [undefined, null, {}, 'query']) expect(queryOfHandle(handle)).toEqual([]);
  });
});

it('lets a load read nothing that its page does not declare', () => {
  function* load({ query }: LoadArgs<'page' | 'near'>): Saga {
    yield* [];
    query.get('near');
  }
  // @ts-expect-error -- the page declares no `near`
  loadWith(load, QUERY);
  // @ts-expect-error -- nor does an action's
  actWith(load, QUERY);
  expect(loadWith(load, ['page', 'near']).query).toEqual(['page', 'near']);
});
