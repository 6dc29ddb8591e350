import { loadWith } from '@partshop/features/core';
import { loadOneCity } from './one-city.saga.ts';

export const loader = loadWith(loadOneCity);
export { OneCityScreen as Component } from './OneCityScreen.tsx';
