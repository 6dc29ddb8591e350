export { ArticleFit } from './ArticleFit.tsx';
export { useFit } from './use-fit.ts';
