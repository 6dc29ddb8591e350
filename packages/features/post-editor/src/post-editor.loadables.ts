import { unwrap, type EditedPost, type ListedPost } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** Every post, with what visitors see of it. */
export const listedPosts = createLoadable<'all', { items: ListedPost[] }>({
  name: 'listedPosts',
  key: (scope) => scope,
  call: (api, _scope, signal) => unwrap(api.GET('/services/posts/list_json', { signal })),
  max: 1,
});

/** A post as its editor knows it, in the language of the page. */
export const editedPosts = createLoadable<{ id: number }, EditedPost>({
  name: 'editedPosts',
  key: ({ id }) => String(id),
  call: (api, { id }, signal) => unwrap(api.GET('/services/posts/post_json', { params: { query: { id } }, signal })),
  max: 1,
});
