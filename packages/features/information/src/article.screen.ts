import { loadWith } from '@partshop/features/core';
import { POST_QUERY } from './post.query.ts';
import { loadArticle } from './post.saga.ts';

export const loader = loadWith(loadArticle, POST_QUERY);
export { ArticleScreen as Component } from './PostScreens.tsx';
