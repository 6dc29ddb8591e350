import { all, call } from 'redux-saga/effects';
import type { GoodList } from '@partshop/api-client';
import {
  dispatch,
  loadTexts,
  notFound,
  optional,
  pageDescribed,
  pickCurrency,
  pickTexts,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/core';
import { pageCount, readPage, searchMessages, skipOf } from '@partshop/search';
import { messages } from './home.messages.ts';
import { topSales } from './home.slice.ts';

/**
 * Loads the home page. The first page does without its best-selling parts when they fail to load: the search still sells.
 * A further page is those parts alone and answers 404 or 5xx without them.
 */
export function* loadHome({ url }: LoadArgs): Saga {
  const page = readPage(url.searchParams);
  const skip = skipOf(page);
  if (skip === null) notFound();
  const args = { skip, currency: yield* pickCurrency() };
  const [list] = (yield all([
    call(page === 1 ? loadIfPossible : topSales.load, args),
    call(loadTexts, messages, searchMessages, sharedMessages),
  ])) as [GoodList | undefined, void];
  if (page > 1 && page > pageCount(list?.total ?? 0)) notFound();

  const t = yield* pickTexts(messages);
  const title = page === 1 ? t('title') : t('titleOfPage', { page });
  yield* dispatch(pageDescribed({ title, description: t('description') }));
}

function* loadIfPossible(args: Parameters<typeof topSales.load>[0]): Saga<GoodList | undefined> {
  return yield* optional(topSales.load(args));
}
