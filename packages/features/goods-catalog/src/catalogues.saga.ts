import { all, call } from 'redux-saga/effects';
import type { MakerCatalogue } from '@partshop/api-client';
import { breadcrumbMessages } from '@partshop/features/breadcrumb-builder';
import { describePage, loadTexts, sharedMessages, type LoadArgs, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { readCataloguesChoice } from './catalogues-choice.ts';
import { messages } from './catalogues.messages.ts';
import { catalogues } from './goods.loadables.ts';
import type { CataloguesQueryName } from './goods.query.ts';

/** Loads the makers of `/catalogs`. Critical: their list. */
export function* loadCatalogues({ query }: LoadArgs<CataloguesQueryName>): Saga {
  const { kind, text } = readCataloguesChoice(query);
  const [list] = (yield all([
    call(catalogues.load, { kind }),
    call(loadTexts, messages, sharedMessages, breadcrumbMessages),
  ])) as [MakerCatalogue[], void];
  yield* describePage(messages, (t) => ({
    title: t('title'),
    description: t('description', { count: list.length }),
    isIndexed: kind === 'all' && text === '',
    canonicalPath: paths.catalogs.to(),
    breadcrumbs: [{ name: t('heading'), path: paths.catalogs.to() }],
  }));
}
