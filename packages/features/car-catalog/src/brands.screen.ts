import { loadWith } from '@partshop/features/core';
import { loadBrands } from './cars.saga.ts';

export const loader = loadWith(loadBrands);
export { BrandsScreen as Component } from './BrandsScreen.tsx';
