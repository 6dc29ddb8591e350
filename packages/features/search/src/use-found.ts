import { useSelector } from 'react-redux';
import type { GoodList, SearchAnswer } from '@partshop/api-client';
import { currencyOf, useLang, useQuery, type CoreState, type Loadable } from '@partshop/features/core';
import { readPage, skipOf } from './paging.ts';
import { LIST_QUERY } from './search.query.ts';
import { makerLists, searchTips, textLists } from './search.loadables.ts';

type Found = {
  /** Null only while it is gone for a reload. */
  list: GoodList | null;
  page: number;
  /** What else the text may mean; null when that could not be told. */
  tips: SearchAnswer | null;
};

/** The results by name that the present address shows. */
export function useFound(text: string): Found {
  const page = readPage(useQuery(LIST_QUERY));
  const currency = currencyOf(useLang());
  const list = useSelector((state: CoreState) =>
    dataOf(textLists.select(state, { text, skip: skipOf(page) ?? 0, currency })),
  );
  const tips = useSelector((state: CoreState) => dataOf(searchTips.select(state, { text })));
  return { list, page, tips };
}

/** The makers that have the number; null where it was searched by name. */
export function useMakers(number: string): GoodList | null {
  const currency = currencyOf(useLang());
  const list = useSelector((state: CoreState) => dataOf(makerLists.select(state, { number, currency })));
  return list && list.items.length > 0 ? list : null;
}

function dataOf<Data>(entry: Loadable<Data>): Data | null {
  return 'data' in entry && entry.data !== undefined ? entry.data : null;
}
