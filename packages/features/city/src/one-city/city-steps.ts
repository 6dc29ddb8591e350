import type { Params } from 'react-router-dom';
import { stepsOf, type CarSteps } from '@partshop/features/car-catalog';
import { paths } from '@partshop/features/shared';

/** `/city/{city}/{brand?}/{model?}`: engines have pages elsewhere. */
export const CITY_LEVELS: CarSteps['levels'] = ['brand', 'model'];

/** The steps below a city, as the URL spells them. */
export const cityStepsOf = (params: Params): CarSteps =>
  stepsOf(paths.cityPage.to(params['city'] ?? ''), params, CITY_LEVELS);
