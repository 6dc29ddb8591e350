import { all, call } from 'redux-saga/effects';
import { rateMessages } from '@partshop/features/basket';
import { breadcrumbMessages } from '@partshop/features/breadcrumb-builder';
import { selectCurrentCar } from '@partshop/features/car-selector';
import {
  describePage,
  loadTexts,
  localizePath,
  notFound,
  optional,
  pick,
  pickCurrency,
  redirectTo,
  searchOf,
  selectOwnOrder,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { checkMessages, FIT_PARAMETER, loadFits, readAnswersOf } from '@partshop/features/fit';
import { listMessages } from '@partshop/features/lists';
import { foldPartNumber, paths, saveChoice, saveView } from '@partshop/features/shared';
import { formatMoney } from '@partshop/ui';
import { openCars, openHistory } from './open-folds.saga.ts';
import { messages as viewMessages } from './offer-view.messages.ts';
import { messages } from './price-table.messages.ts';
import { countPages } from './price-pages.ts';
import type { ShownPage } from './shown-page.ts';
import { readCarSearch, readPriceQuery, type OfferOrder } from './price-query.ts';
import type { PriceName } from './price-table.query.ts';
import { pricePages } from './price-table.loadables.ts';
import { trailOf } from './trail.ts';

/**
 * Loads a price page. Critical: without it the page responds 404 (no such maker or number) or 5xx. Another spelling of the number
 * or the maker redirects to the article's canonical address with 301 (F1). Left out where they cannot be loaded: whether the articles fit
 * the visitor's car, and the folds that the address opens: the cars that the article fits, what it has cost.
 */
export function* loadPricePage({ params, query }: LoadArgs<PriceName>): Saga {
  const { catalogKey = '', number = '' } = params;
  const folded = foldPartNumber(number);
  if (folded === '') notFound();

  const chosen = readPriceQuery(query);
  const args = { catalogKey, number: folded, query: chosen, currency: yield* pickCurrency() };
  const ownOrder = yield* pick(selectOwnOrder);
  const isInOrder = ({ orderBy }: ShownPage) => chosen.order !== null || orderBy === ownOrder;
  const [page] = (yield all([
    call(pricePages.load, args, isInOrder),
    call(
      loadTexts,
      messages,
      viewMessages,
      breadcrumbMessages,
      rateMessages,
      sharedMessages,
      checkMessages,
      listMessages,
    ),
  ])) as [ShownPage, void];
  if (page.catalogKey !== catalogKey || page.clearNumber !== number) {
    redirectTo(paths.price.to(page.catalogKey, page.clearNumber) + searchOf(query), 301);
  }
  if (chosen.page > countPages(page.groups)) notFound();
  yield all([
    call(describeArticle, page),
    call(loadFits, [page.articleId, ...otherArticles(page)], readAnswersOf(query.getAll(FIT_PARAMETER))),
  ]);
  const text = readCarSearch(query.get('cars'));
  if (text !== null) {
    const engineId = (yield* pick(selectCurrentCar))?.engineId ?? null;
    yield* optional(openCars({ articleId: page.articleId, engineId, text }));
  }
  if (query.get('history') !== null) {
    yield* optional(openHistory({ articleId: page.articleId, currency: page.currency.code }));
  }
  yield* saveView(query);
  yield* saveOrder(chosen.order);
}

/** The articles of the offers that are not of the requested number. */
const otherArticles = ({ offers }: ShownPage): number[] =>
  (offers ?? []).flatMap(({ group, articleId }) => (group === 1 ? [] : [articleId]));

/** Saves the order that the address names as the current user's own (D43): pages without an order have it from now on. */
function* saveOrder(order: OfferOrder | null): Saga {
  if (order === null || order === (yield* pick(selectOwnOrder))) return;
  yield* saveChoice({ SearchGoodOrderType: order });
}

function* describeArticle(page: ShownPage): Saga {
  const path = paths.price.to(page.catalogKey, page.clearNumber);
  const article = { maker: page.catalogName, number: page.catalogFullNumber, name: page.productName };
  yield* describePage(
    messages,
    (t, { format }) => {
      const [requested] = page.groups;
      const offered = requested?.lowestPrice && {
        count: requested.count,
        price: formatMoney({ amount: requested.lowestPrice, currency: page.currency.code, locale: format }),
      };
      return {
        title: t('title', article),
        description: offered ? t('description', { ...article, ...offered }) : t('descriptionEmpty', article),
        breadcrumbs: trailOf(page),
      };
    },
    async ({ code }) => [(await import('./structured-data.ts')).productOf(page, localizePath(path, code))],
  );
}
