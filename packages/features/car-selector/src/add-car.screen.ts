import { actWith, loadWith } from '@partshop/features/core';
import { ADD_CAR_QUERY } from './add-car.query.ts';
import { loadAddCar, saveCar } from './add-car.saga.ts';

export const loader = loadWith(loadAddCar, ADD_CAR_QUERY);
export const action = actWith(saveCar, ADD_CAR_QUERY);
export { AddCarScreen as Component } from './AddCarScreen.tsx';
