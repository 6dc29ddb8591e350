import { all, call } from 'redux-saga/effects';
import type { NamedCar } from '@partshop/api-client';
import { breadcrumbMessages, levelMessages, trailOf } from '@partshop/features/breadcrumb-builder';
import { loadTexts, optional, pick, sharedMessages, type Saga } from '@partshop/features/core';
import { brandGroups, brandModels, commonBrands, modelEngines, namedCars } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { carPartsOfSteps, ownStepsPathOf, selectStepsBreadcrumbs, stepsPathOf, type CarSteps } from './car-steps.ts';
import { checkLink } from './check-link.saga.ts';

/**
 * Loads what the steps of a page have in common: the car (404 if the URL names none), the check of the address, the texts, and what there
 * is to choose next, as long as the page has a level below. All of it is critical. Returns the car; null where the URL names none.
 */
export function* loadCarSteps(steps: CarSteps, path: string = stepsPathOf(steps)): Saga<NamedCar | null> {
  const parts = carPartsOfSteps(steps);
  const [car] = (yield all([
    parts ? call(namedCars.load, parts) : null,
    call(checkLink, path),
    call(loadTexts, messages, breadcrumbMessages, levelMessages, sharedMessages),
  ])) as [NamedCar | null, ...void[]];
  if (!car) yield* brandGroups.load('all');
  else if (car.modelId === null) yield* brandModels.load({ brandId: car.brandId });
  return car;
}

/** The menus of the breadcrumbs. Without them the page is whole. */
export function* loadStepMenus(car: NamedCar | null): Saga {
  yield* optional(commonBrands.load('common'));
  if (car && car.modelId !== null) yield* optional(modelEngines.load({ modelId: car.modelId }));
}

/**
 * What the head of a page says of its steps: the way to it, and where it is if its URL, whose path is `path`, spells that otherwise.
 */
export function* describeSteps(
  steps: CarSteps,
  path: string = stepsPathOf(steps),
): Saga<{ canonicalPath: string | null; trail: { name: string; path: string }[] }> {
  const crumbs = yield* pick(selectStepsBreadcrumbs, steps);
  const own = ownStepsPathOf(steps, crumbs);
  return { canonicalPath: own === path ? null : own, trail: trailOf(crumbs) };
}
