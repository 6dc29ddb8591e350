export type { CityChoice } from './city-choice.ts';
export { feature } from './feature.ts';
export { PointMap } from './map/PointMap.tsx';
export { saveCity } from './save-city.saga.ts';
