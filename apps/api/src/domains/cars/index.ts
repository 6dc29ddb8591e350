import { carsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { carsHandlers } from './cars.calls.ts';

/** The car selector and the visitor's chosen car. */
export const carsDomain = defineDomain(carsCalls, carsHandlers);
