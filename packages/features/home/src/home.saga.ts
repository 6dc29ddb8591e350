import { all, call } from 'redux-saga/effects';
import type { GoodList } from '@partshop/api-client';
import {
  describePage,
  loadTexts,
  localizePath,
  notFound,
  optional,
  pickCurrency,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { loadSeen, seenMessages } from '@partshop/features/seen';
import { paths, retailMessages } from '@partshop/features/shared';
import { pageCount, readPage, searchMessages, skipOf } from '@partshop/features/search';
import { messages } from './home.messages.ts';
import { goodsPages, latestNews, mainCategories, shopFacts, topSales } from './home.loadables.ts';

/**
 * Loads the home page. All data is optional on the first page: the search still works. A further page shows only the best-selling parts
 * and responds 404 or 5xx without them.
 */
export function* loadHome({ query }: LoadArgs<'page'>): Saga {
  const page = readPage(query);
  const skip = skipOf(page);
  if (skip === null) notFound();
  const args = { skip, currency: yield* pickCurrency() };
  const [list] = (yield all([
    call(page === 1 ? loadIfPossible : topSales.load, args),
    ...(page === 1
      ? [call(loadCategories), call(loadGoodsPages), call(loadNews), call(loadFacts), call(loadSeen)]
      : []),
    call(loadTexts, messages, retailMessages, searchMessages, seenMessages, sharedMessages),
  ])) as [GoodList | undefined, ...unknown[]];
  if (page > 1 && page > pageCount(list?.total ?? 0)) notFound();

  yield* describePage(
    messages,
    (t) => ({ title: page === 1 ? t('title') : t('titleOfPage', { page }), description: t('description') }),
    async ({ code }) =>
      page === 1 ? (await import('./structured-data.ts')).shopOf(localizePath(paths.home.to(), code)) : [],
  );
}

function* loadIfPossible(args: Parameters<typeof topSales.load>[0]): Saga<GoodList | undefined> {
  return yield* optional(topSales.load(args));
}

function* loadCategories(): Saga {
  yield* optional(mainCategories.load('main'));
}

function* loadGoodsPages(): Saga {
  yield* optional(goodsPages.load('all'));
}

function* loadNews(): Saga {
  yield* optional(latestNews.load('latest'));
}

function* loadFacts(): Saga {
  yield* optional(shopFacts.load('shop'));
}
