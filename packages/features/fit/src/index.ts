export { ArticleFit } from './lazy-article-fit.tsx';
export { useFit } from './use-fit.ts';
