import { actWith, loadWith } from '@partshop/features/core';
import { actOnCity, loadCityPage } from './city-page.saga.ts';
import { CITY_QUERY } from './city.query.ts';

export const loader = loadWith(loadCityPage, CITY_QUERY);
export const action = actWith(actOnCity, CITY_QUERY);
export { CityScreen as Component } from './CityScreen.tsx';
