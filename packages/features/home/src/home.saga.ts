import { all, call } from 'redux-saga/effects';
import type { GoodList } from '@partshop/api-client';
import {
  dispatch,
  loadTexts,
  localizePath,
  notFound,
  optional,
  organizationOf,
  pageDescribed,
  paths,
  pick,
  pickCurrency,
  pickTexts,
  selectLang,
  sharedMessages,
  SHOP_NAME,
  type LoadArgs,
  type Saga,
  type StructuredData,
} from '@partshop/features/core';
import { pageCount, readPage, searchMessages, skipOf } from '@partshop/features/search';
import { messages } from './home.messages.ts';
import { topSales } from './home.loadables.ts';

/**
 * Loads the home page. The first page does without its best-selling parts when they fail to load: the search still sells.
 * A further page is those parts alone and answers 404 or 5xx without them.
 */
export function* loadHome({ query }: LoadArgs<'page'>): Saga {
  const page = readPage(query);
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
  const path = localizePath(paths.home.to(), yield* pick(selectLang));
  yield* dispatch(
    pageDescribed({
      title,
      description: t('description'),
      structured: page === 1 ? [organizationOf(path), siteOf(path)] : [],
    }),
  );
}

function* loadIfPossible(args: Parameters<typeof topSales.load>[0]): Saga<GoodList | undefined> {
  return yield* optional(topSales.load(args));
}

/** The site with its search, as engines may offer it. */
function siteOf(path: string): StructuredData {
  return {
    '@type': 'WebSite',
    name: SHOP_NAME,
    url: path,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${path === '/' ? '' : path}${paths.searchForm.to()}?q={query}` },
      'query-input': 'required name=query',
    },
  };
}
