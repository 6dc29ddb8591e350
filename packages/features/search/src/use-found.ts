import { useSelector } from 'react-redux';
import type { GoodList, SearchAnswer } from '@partshop/api-client';
import { currencyOf, useLang, useQuery, type CoreState, type Loadable } from '@partshop/features/core';
import { readPage, skipOf } from './paging.ts';
import { LIST_QUERY } from './search.query.ts';
import { makerLists, searchTips, textLists } from './search.loadables.ts';

type Found = {
  /** Null only during a reload. */
  list: GoodList | null;
  page: number;
  /** Other meanings of the text; null if they failed to load. */
  tips: SearchAnswer | null;
};

/** The results by name for the current address. */
export function useFound(text: string): Found {
  const page = readPage(useQuery(LIST_QUERY));
  const currency = currencyOf(useLang());
  const list = useSelector((state: CoreState) =>
    dataOf(textLists.select(state, { text, skip: skipOf(page) ?? 0, currency })),
  );
  const tips = useSelector((state: CoreState) => dataOf(searchTips.select(state, { text })));
  return { list, page, tips };
}

/** The makers that have the number; null if the page searched by name. */
export function useMakers(number: string): GoodList | null {
  const currency = currencyOf(useLang());
  const list = useSelector((state: CoreState) => dataOf(makerLists.select(state, { number, currency })));
  return list && list.items.length > 0 ? list : null;
}

function dataOf<Data>(entry: Loadable<Data>): Data | null {
  return 'data' in entry && entry.data !== undefined ? entry.data : null;
}
