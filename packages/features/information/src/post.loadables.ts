import { unwrap, type PostList, type ShownPost } from '@partshop/api-client';
import { createLoadable, hasItems, type ShopCurrency } from '@partshop/features/core';
import { PAGE_SIZE } from '@partshop/features/search';
import type { PostKey } from './post-key.ts';

export type PostArgs = { of: PostKey; preview: number | null; currencyCode: ShopCurrency };

/** A post as visitors see it, or as they would see a version of it. */
export const posts = createLoadable<PostArgs, ShownPost>({
  name: 'posts',
  key: ({ of, preview, currencyCode }) =>
    [of.kind, 'id' in of ? of.id : of.slug, preview ?? '', currencyCode].join(' '),
  call: (api, { of, preview, currencyCode }, signal) => {
    const query = { currencyCode, ...(preview !== null && { preview }) };
    switch (of.kind) {
      case 'article':
        return unwrap(api.GET('/services/news/post', { params: { query: { id: of.id, ...query } }, signal }));
      case 'offer':
        return unwrap(api.GET('/services/offers/{offer}', { params: { path: { offer: of.slug }, query }, signal }));
      case 'page':
        return unwrap(api.GET('/services/pages/{page}', { params: { path: { page: of.slug }, query }, signal }));
    }
  },
  max: 4,
});

/** A page of the list of articles; `skip` is the number of articles before it. */
export const articleLists = createLoadable<{ skip: number }, PostList>({
  name: 'articleLists',
  key: ({ skip }) => String(skip),
  isShape: hasItems,
  call: (api, { skip }, signal) =>
    unwrap(api.GET('/services/news/list', { params: { query: { skip, take: PAGE_SIZE } }, signal })),
  max: 4,
});
