import { all, call } from 'redux-saga/effects';
import type { ShownPost } from '@partshop/api-client';
import { breadcrumbMessages } from '@partshop/features/breadcrumb-builder';
import {
  describePage,
  loadTexts,
  notFound,
  pickCurrency,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { idOf, previewOf, type PostKey } from './post-key.ts';
import { posts } from './post.loadables.ts';
import { messages } from './post.messages.ts';

type PostLoad = LoadArgs<'preview'>;

/** /articles/:id */
export function* loadArticle({ params, query }: PostLoad): Saga {
  const id = idOf(params['id']);
  if (id === null) notFound();
  yield* loadPost({ kind: 'article', id }, query);
}

/** /offer/:offer */
export function* loadOffer({ params, query }: PostLoad): Saga {
  yield* loadPost({ kind: 'offer', slug: params['offer'] ?? '' }, query);
}

/** /about, /become-supplier, /guarantee or /refund. */
export const loadShopPage = (slug: Extract<PostKey, { kind: 'page' }>['slug']) =>
  function* loadPage({ query }: PostLoad): Saga {
    yield* loadPost({ kind: 'page', slug }, query);
  };

/** Without its post the page responds 404, 410 or 5xx. Search engines do not see previews. */
function* loadPost(of: PostKey, query: PostLoad['query']): Saga {
  const preview = previewOf(query.get('preview'));
  const args = { of, preview, currencyCode: yield* pickCurrency() };
  const [post] = (yield all([
    call(posts.load, args),
    call(loadTexts, messages, sharedMessages, breadcrumbMessages),
  ])) as [ShownPost, unknown];
  yield* describePage(
    messages,
    (t) => ({
      title: post.title,
      description: post.teaser,
      isIndexed: preview === null,
      langs: post.langs,
      feedPath: of.kind === 'article' ? paths.feed.to() : null,
      breadcrumbs:
        of.kind === 'article'
          ? [
              { name: t('articles'), path: paths.articles.to() },
              { name: post.title, path: paths.article.to(of.id) },
            ]
          : [{ name: post.title, path: pathOf(of) }],
    }),
    async ({ code }) => (await import('./structured-data.ts')).postOf(post, pathOf(of), code),
  );
}

const pathOf = (of: PostKey): string => {
  if (of.kind === 'article') return paths.article.to(of.id);
  if (of.kind === 'offer') return paths.offer.to(of.slug);
  return of.slug === 'become-supplier' ? paths.becomeSupplier.to() : paths[of.slug].to();
};
