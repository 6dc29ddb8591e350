import { all, call } from 'redux-saga/effects';
import type { PostList } from '@partshop/api-client';
import { breadcrumbMessages } from '@partshop/features/breadcrumb-builder';
import { describePage, loadTexts, notFound, sharedMessages, type LoadArgs, type Saga } from '@partshop/features/core';
import { pageCount, readPage, skipOf } from '@partshop/features/search';
import { paths } from '@partshop/features/shared';
import { articleLists } from './post.loadables.ts';
import { messages } from './post.messages.ts';

/** /articles/: without its list the page responds 5xx. A page beyond the last one is unknown. */
export function* loadArticles({ query }: LoadArgs<'page'>): Saga {
  const page = readPage(query);
  const skip = skipOf(page);
  if (skip === null) notFound();
  const [{ total }] = (yield all([
    call(articleLists.load, { skip }),
    call(loadTexts, messages, sharedMessages, breadcrumbMessages),
  ])) as [PostList, unknown];
  if (page > pageCount(total)) notFound();
  yield* describePage(messages, (t) => ({
    title: page === 1 ? t('articlesTitle') : t('articlesTitleOfPage', { page }),
    description: t('articlesLead'),
    canonicalPath: page === 1 ? paths.articles.to() : `${paths.articles.to()}?page=${page}`,
    feedPath: paths.feed.to(),
    breadcrumbs: [{ name: t('articles'), path: paths.articles.to() }],
  }));
}
