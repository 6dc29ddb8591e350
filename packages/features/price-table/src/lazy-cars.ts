import { lazyPart } from '@partshop/features/core';

/** The code of the cars that an article fits, which loads when they are opened. */
export const importCars = async () => import('./cars/opened-cars.ts');

/** All cars that the article fits. */
export const OpenedCars = lazyPart(importCars, (module) => module.OpenedCars, 'cars');
