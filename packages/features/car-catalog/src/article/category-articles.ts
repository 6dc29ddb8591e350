import { unwrap, type CategoryArticle } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** The text of a category's page as its editor needs it, in the page's language; 401 and 403 for all others. */
export const categoryArticles = createLoadable<{ categoryId: number }, CategoryArticle>({
  name: 'categoryArticles',
  key: ({ categoryId }) => String(categoryId),
  call: (api, query, signal) =>
    unwrap(api.GET('/services/catalogs/category-article_json', { params: { query }, signal })),
  max: 1,
});
