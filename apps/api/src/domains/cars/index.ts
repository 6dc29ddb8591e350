import { carsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { carsHandlers } from './cars.calls.ts';

/** Cars that a visitor chooses from. */
export const carsDomain = defineDomain(carsCalls, carsHandlers);
