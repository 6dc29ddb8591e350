import { carsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { carsHandlers } from './cars.calls.ts';

/** The car selector and the visitor's chosen car. */
export const carsDomain = defineDomain(carsCalls, carsHandlers);

export { CARS_PATH } from './car-options.rules.ts';
export { findCarRoots } from './cars.queries.ts';
export { engineName } from './engine-names.rules.ts';
export { findNamedCar, type CarAddress } from './named-car.queries.ts';
