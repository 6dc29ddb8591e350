import { all, call } from 'redux-saga/effects';
import { breadcrumbMessages } from '@partshop/features/breadcrumb-builder';
import { describePage, loadTexts, sharedMessages, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { categoryTrees } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';

/** Loads the categories of `/avtozapchasti`. Critical: without them the page responds 5xx. */
export function* loadCatalogue(): Saga {
  yield all([
    call(categoryTrees.load, { engineId: null }),
    call(loadTexts, messages, breadcrumbMessages, sharedMessages),
  ]);
  yield* describePage(messages, (t) => ({
    title: t('catalogueTitle'),
    description: t('catalogueDescription'),
    breadcrumbs: [{ name: t('catalogue'), path: paths.categories.to() }],
  }));
}
