export { loadCategoryArticle as load } from './category-article.saga.ts';
export { CategoryArticlePopup as Component } from './CategoryArticlePopup.tsx';
