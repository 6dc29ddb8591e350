import { all, call } from 'redux-saga/effects';
import type { NamedCar } from '@partshop/api-client';
import {
  carNameOf,
  describeSteps,
  loadCarSteps,
  loadStepMenus,
  modelEngines,
  stepsPathOf,
} from '@partshop/features/car-catalog';
import { describePage, loadTexts, type LoadArgs, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { cityStepsOf } from './city-steps.ts';
import { cityPages, type ShownCity } from './one-city.loadables.ts';
import { messages } from './one-city.messages.ts';

/**
 * Loads a page of `/city/{city}/{brand?}/{model?}`. Critical: the city and the car (404 if the URL names none), and the list of the page:
 * brands, models, or engines.
 */
export function* loadOneCity({ params }: LoadArgs): Saga {
  const asked = cityStepsOf(params);
  const [city, car] = (yield all([
    call(cityPages.load, { city: params['city'] ?? '' }),
    call(loadCarSteps, asked),
    call(loadTexts, messages),
  ])) as [ShownCity, NamedCar | null, void];
  if (car && car.modelId !== null) yield* modelEngines.load({ modelId: car.modelId });
  yield* loadStepMenus(car);
  const { canonicalPath, trail } = yield* describeSteps({ ...asked, root: city.linkUrl }, stepsPathOf(asked));
  const { name } = city;
  yield* describePage(messages, (t) => ({
    title: car ? t('carTitle', { car: carNameOf(car), city: name }) : t('title', { city: name }),
    description: car ? t('carDescription', { car: carNameOf(car), city: name }) : t('description', { city: name }),
    canonicalPath,
    breadcrumbs: [{ name: t('cities'), path: paths.city.to() }, { name, path: city.linkUrl }, ...trail],
  }));
}
