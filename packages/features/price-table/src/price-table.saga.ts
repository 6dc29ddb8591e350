import { all, call } from 'redux-saga/effects';
import {
  breadcrumbsOf,
  dispatch,
  foldPartNumber,
  keepView,
  loadTexts,
  localizePath,
  notFound,
  pageDescribed,
  paths,
  pick,
  pickCurrency,
  pickTexts,
  redirectTo,
  searchOf,
  selectLang,
  selectLocale,
  sharedMessages,
  type LoadArgs,
  type Saga,
  type StructuredData,
} from '@partshop/features/core';
import { formatMoney } from '@partshop/ui';
import { messages } from './price-table.messages.ts';
import type { ShownPage } from './price-page.ts';
import { readPriceQuery } from './price-query.ts';
import type { PriceName } from './price-table.query.ts';
import { pricePages } from './price-table.loadables.ts';

/**
 * Loads a price page. Critical: without it the page answers 404 (no such maker or number) or 5xx. Another spelling of the
 * number or the maker leads to the one address of the article with 301 (F1).
 */
export function* loadPricePage({ params, query }: LoadArgs<PriceName>): Saga {
  const { catalogKey = '', number = '' } = params;
  const folded = foldPartNumber(number);
  if (folded === '') notFound();

  const args = { catalogKey, number: folded, query: readPriceQuery(query), currency: yield* pickCurrency() };
  const [page] = (yield all([call(pricePages.load, args), call(loadTexts, messages, sharedMessages)])) as [
    ShownPage,
    void,
  ];
  if (page.catalogKey !== catalogKey || page.clearNumber !== number) {
    redirectTo(paths.price.to(page.catalogKey, page.clearNumber) + searchOf(query), 301);
  }
  yield* describePage(page);
  yield* keepView(query);
}

/** Engines read documents: a browser, which is past its document, does not load what words them. */
function* describeProduct(page: ShownPage, path: string): Saga<StructuredData[]> {
  if (typeof document !== 'undefined') return [];
  const { productOf } = (yield call(
    async () => import('./structured-data.ts'),
  )) as typeof import('./structured-data.ts');
  return [productOf(page, path)];
}

function* describePage(page: ShownPage): Saga {
  const t = yield* pickTexts(messages);
  const { format: locale } = yield* pick(selectLocale);
  const article = { maker: page.catalogName, number: page.catalogFullNumber, name: page.productName };
  const [requested] = page.groups;
  const offered = requested?.lowestPrice && {
    count: requested.count,
    price: formatMoney({ amount: requested.lowestPrice, currency: page.currency.code, locale }),
  };
  const description = offered ? t('description', { ...article, ...offered }) : t('descriptionEmpty', article);
  const shared = yield* pickTexts(sharedMessages);
  const lang = yield* pick(selectLang);
  const path = localizePath(paths.price.to(page.catalogKey, page.clearNumber), lang);
  yield* dispatch(
    pageDescribed({
      title: t('title', article),
      description,
      structured: [
        ...(yield* describeProduct(page, path)),
        breadcrumbsOf([
          { name: shared('homePage'), path: localizePath(paths.home.to(), lang) },
          { name: `${article.maker} ${article.number}`, path },
        ]),
      ],
    }),
  );
}
