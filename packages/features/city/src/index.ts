export type { CityChoice } from './city-choice.ts';
export { feature } from './feature.ts';
export { saveCity } from './save-city.saga.ts';
