import { all, call } from 'redux-saga/effects';
import type { GoodList } from '@partshop/api-client';
import {
  describePage,
  loadTexts,
  notFound,
  optional,
  pickCurrency,
  redirectTo,
  sharedMessages,
  type LoadArgs,
  type QueryReader,
  type Saga,
} from '@partshop/features/core';
import { cleanSearchText, looksLikePartNumber, paths } from '@partshop/features/shared';
import { pageCount, readPage, skipOf } from './paging.ts';
import { messages } from './search.messages.ts';
import { makerLists, searchTips, textLists } from './search.loadables.ts';

/**
 * Search by number: one maker redirects to its price page, several are shown to choose from; if nobody has the number, or the text
 * has no digit, it falls back to the search by name (D9). Critical: the shown list; without it the page responds 5xx.
 */
export function* loadNumberSearch({ params, query }: LoadArgs<'page'>): Saga {
  const number = cleanSearchText(params['number'] ?? '');
  if (number === '') notFound();
  yield* loadTexts(messages, sharedMessages);
  if (looksLikePartNumber(number)) {
    const { items } = yield* makerLists.load({ number, currency: yield* pickCurrency() });
    const [first, second] = items;
    if (first && !second) redirectTo(paths.price.to(first.catalogKey, first.clearNumber), 302);
    if (first) {
      yield* describePage(messages, (t) => ({ title: t('makersTitle', { number }), isIndexed: false }));
      return;
    }
  }
  yield* loadByText(number, query);
}

/** Search by name. Critical: the list. Optional: the part number in the text (D8). */
export function* loadTextSearch({ params, query }: LoadArgs<'page'>): Saga {
  const text = cleanSearchText(params['text'] ?? '');
  if (text === '') notFound();
  yield* loadTexts(messages, sharedMessages);
  yield* loadByText(text, query);
}

function* loadByText(text: string, query: QueryReader<'page'>): Saga {
  const page = readPage(query);
  const skip = skipOf(page);
  if (skip === null) notFound();
  const [list] = (yield all([
    call(textLists.load, { text, skip, currency: yield* pickCurrency() }),
    call(loadTips, text),
  ])) as [GoodList, void];
  if (page > pageCount(list.total)) notFound();
  yield* describePage(messages, (t) => ({
    title: list.total === 0 ? t('nothingTitle') : t('textTitle', { text }),
    isIndexed: false,
  }));
}

function* loadTips(text: string): Saga {
  yield* optional(searchTips.load({ text }));
}
