import { loadWith } from '@partshop/features/core';
import { loadCarPage } from './cars.saga.ts';

export const loader = loadWith(loadCarPage);
export { CarScreen as Component } from './CarScreen.tsx';
