import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { FoundGoods, MakerList, SearchAnswer } from '@partshop/api-client';
import { useQuery, type CoreState, type Loadable, useCurrency } from '@partshop/features/core';
import { typedText } from '@partshop/features/shared';
import { readListChoice, type ListChoice } from './list-choice.ts';
import { readPage, skipOf } from './paging.ts';
import { SEARCH_QUERY } from './search.query.ts';
import { makerLists, searchTips, textLists } from './search.loadables.ts';

type Found = {
  /** Null only during a reload. */
  list: FoundGoods | null;
  page: number;
  choice: ListChoice;
  /** Other meanings of the text; null if they failed to load. */
  tips: SearchAnswer | null;
};

/** The results by name for the current address. */
export function useFound(text: string): Found {
  const query = useQuery(SEARCH_QUERY);
  const page = readPage(query);
  const choice = useMemo(() => readListChoice(query), [query]);
  const currency = useCurrency();
  const list = useSelector((state: CoreState) =>
    dataOf(textLists.select(state, { text, skip: skipOf(page) ?? 0, choice, currency })),
  );
  const tips = useSelector((state: CoreState) => dataOf(searchTips.select(state, { text })));
  return { list, page, choice, tips };
}

/** The makers that have the number; null if the page searched by name. */
export function useMakers(number: string): MakerList | null {
  const { isByName } = readListChoice(useQuery(SEARCH_QUERY));
  const currency = useCurrency();
  const list = useSelector((state: CoreState) => dataOf(makerLists.select(state, { number, currency })));
  return list && list.items.length > 0 && !isByName ? list : null;
}

/** What the visitor typed to come to the page of this text. */
export function useTyped(text: string): string {
  return typedText(text, useQuery(SEARCH_QUERY).get('asked'));
}

function dataOf<Data>(entry: Loadable<Data>): Data | null {
  return 'data' in entry && entry.data !== undefined ? entry.data : null;
}
