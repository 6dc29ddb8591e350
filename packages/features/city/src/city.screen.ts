import { actWith, loadWith } from '@partshop/core';
import { actOnCity, loadCityPage } from './city-page.saga.ts';

export const loader = loadWith(loadCityPage);
export const action = actWith(actOnCity);
export { CityScreen as Component } from './CityScreen.tsx';
