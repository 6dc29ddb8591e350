import { all, call } from 'redux-saga/effects';
import type { FilteredGoods } from '@partshop/api-client';
import { breadcrumbMessages } from '@partshop/features/breadcrumb-builder';
import {
  describePage,
  loadTexts,
  notFound,
  pickCurrency,
  redirectTo,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { loadFits } from '@partshop/features/fit';
import { listMessages, pageCount, readPage, searchMessages, skipOf } from '@partshop/features/search';
import { paths } from '@partshop/features/shared';
import { isNarrowed, readGoodsChoice, writeGoodsQuery } from './goods-choice.ts';
import { listOf, type GoodsListOf } from './goods-list.ts';
import { filteredGoods } from './goods.loadables.ts';
import { messages } from './goods.messages.ts';
import type { GoodsQueryName } from './goods.query.ts';
import { titleOf } from './titles.ts';

type Args = LoadArgs<GoodsQueryName>;

/**
 * Loads `/catalog/{category}`, `/in-stock` or `/catalogs/{catalog}`. Critical: the goods; 404 where there is no such list (D5) or page of
 * it. A page that a choice has fewer of redirects to its first one.
 */
export function* loadGoods({ params, query }: Args): Saga {
  const list = listOf(params);
  // `/catalog/in-stock` has a page of its own.
  if (list.path === paths.inStock.to() && params['category'] !== undefined) redirectTo(list.path, 301);
  const page = readPage(query);
  const skip = skipOf(page);
  if (skip === null) notFound();
  const choice = readGoodsChoice(query);
  const [found] = (yield all([
    call(filteredGoods.load, { list, choice, skip, currency: yield* pickCurrency() }),
    call(loadTexts, messages, searchMessages, listMessages, sharedMessages, breadcrumbMessages),
  ])) as [FilteredGoods, ...unknown[]];
  if (found.unfiltered === 0 && list.kind !== 'mode') notFound();
  if (page > pageCount(found.total)) {
    if (isNarrowed(choice)) redirectTo(list.path + writeGoodsQuery(choice), 302);
    notFound();
  }
  yield* loadFits(found.items.map(({ articleId }) => articleId));
  yield* describeGoods(list, { found, page, isWhole: !isNarrowed(choice) });
}

type Shown = { found: FilteredGoods; page: number; isWhole: boolean };

function* describeGoods(list: GoodsListOf, { found, page, isWhole }: Shown): Saga {
  yield* describePage(
    messages,
    (t) => {
      const name = titleOf(t, list, found);
      return {
        title: page === 1 ? t('title', { name }) : t('titleOfPage', { name, page }),
        description: t('description', { name, count: found.unfiltered, advice: found.description }),
        // What somebody has chosen is no page of its own for search engines.
        isIndexed: isWhole && found.total > 0,
        canonicalPath: page === 1 ? list.path : `${list.path}?page=${page}`,
        breadcrumbs: [...aboveOf(t, list), { name, path: list.path }],
      };
    },
    async ({ code }) => [(await import('./structured-data.ts')).goodsOf(found, code)],
  );
}

/** The page above a list. */
function aboveOf(t: (name: 'catalogue' | 'catalogues') => string, { kind }: GoodsListOf) {
  return kind === 'catalog'
    ? [{ name: t('catalogues'), path: paths.catalogs.to() }]
    : [{ name: t('catalogue'), path: paths.categories.to() }];
}
