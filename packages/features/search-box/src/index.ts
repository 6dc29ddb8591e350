export { feature } from './feature.ts';
export { rememberSearch } from './history.saga.ts';
