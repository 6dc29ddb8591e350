export { conditionAnswered } from './fit.slice.ts';
export { useFit } from './use-fit.ts';
