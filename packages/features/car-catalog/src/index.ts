export { CategoryArticleButton } from './article/CategoryArticleButton.tsx';
export { messages as categoryArticleMessages } from './article/category-article.messages.ts';
export { feature } from './feature.ts';
