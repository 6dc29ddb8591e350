import { lazyPart } from '@partshop/features/core';

/** The code of the list of cars, which loads when it is opened. */
export const importCarList = async () => import('./CarList.tsx');

export const CarList = lazyPart(importCarList, (module) => module.CarList);
