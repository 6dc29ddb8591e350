import { loadWith } from '@partshop/features/core';
import { ARTICLES_QUERY } from './articles.query.ts';
import { loadArticles } from './articles.saga.ts';

export const loader = loadWith(loadArticles, ARTICLES_QUERY);
export { ArticlesScreen as Component } from './ArticlesScreen.tsx';
