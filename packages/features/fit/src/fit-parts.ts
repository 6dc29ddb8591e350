export { ArticleFit } from './ArticleFit.tsx';
export { CarFit } from './CarFit.tsx';
