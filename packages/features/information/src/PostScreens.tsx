import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectCurrency, useQuery, type CoreState } from '@partshop/features/core';
import { idOf, previewOf, type PostKey } from './post-key.ts';
import { posts } from './post.loadables.ts';
import { POST_QUERY } from './post.query.ts';
import { PostPage } from './PostPage.tsx';

/** /articles/:id */
export function ArticleScreen() {
  const id = idOf(useParams()['id']);
  return id === null ? null : <LoadedPost of={{ kind: 'article', id }} />;
}

/** /offer/:offer */
export function OfferScreen() {
  return <LoadedPost of={{ kind: 'offer', slug: useParams()['offer'] ?? '' }} />;
}

/** The screen of /about, /become-supplier, /guarantee or /refund. */
export const shopPage = (slug: Extract<PostKey, { kind: 'page' }>['slug']): ComponentType =>
  function ShopPageScreen() {
    return <LoadedPost of={{ kind: 'page', slug }} />;
  };

function LoadedPost({ of }: { of: PostKey }) {
  const preview = previewOf(useQuery(POST_QUERY).get('preview'));
  const post = useSelector((state: CoreState) =>
    posts.select(state, { of, preview, currencyCode: selectCurrency(state) }),
  );
  return 'data' in post && post.data ? <PostPage post={post.data} preview={preview} /> : null;
}
