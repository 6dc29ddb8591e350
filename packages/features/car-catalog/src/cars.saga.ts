import { all, call } from 'redux-saga/effects';
import type { NamedCar } from '@partshop/api-client';
import { breadcrumbMessages, levelMessages, trailOf } from '@partshop/features/breadcrumb-builder';
import { restoreSelection } from '@partshop/features/car-selector';
import {
  describePage,
  loadTexts,
  optional,
  pick,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { carNameOf } from './car-name.ts';
import {
  brandGroups,
  brandSeries,
  categoryTrees,
  commonBrands,
  modelEngines,
  namedCars,
  seriesModels,
  type CarParts,
} from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { ownPathOf, routeOf } from './catalogue-route.ts';
import { checkLink } from './check-link.saga.ts';
import { carPartsOf, selectBreadcrumbs } from './levels.ts';

/** Loads the brands of `/zapchasti`. Critical: without them the page responds 5xx. */
export function* loadBrands(): Saga {
  yield all([call(brandGroups.load, 'all'), call(loadTexts, messages, breadcrumbMessages, sharedMessages)]);
  yield* describePage(messages, (t) => ({
    title: t('carsTitle'),
    description: t('carsDescription'),
    breadcrumbs: [{ name: t('cars'), path: paths.cars.to() }],
  }));
}

/**
 * Loads a page of `/zapchasti/{brand}/{seria?}/{model?}/{engine?}`. Critical: the car (404 if the URL names none) and what is to choose
 * next: its series, models, engines or categories. The menus of the levels above are optional.
 */
export function* loadCarPage({ params }: LoadArgs): Saga {
  const route = routeOf(params);
  const parts = carPartsOf(route) as CarParts;
  const [car] = (yield all([
    call(namedCars.load, parts),
    call(checkLink, ownPathOf(route)),
    call(loadTexts, messages, breadcrumbMessages, levelMessages, sharedMessages),
  ])) as [NamedCar, ...void[]];
  yield* restoreSelection(car);
  // The menus include this list: it is not called for twice.
  yield* loadNextLevel(car);
  yield* loadMenus(car);
  const crumbs = yield* pick(selectBreadcrumbs, route);
  yield* describePage(messages, (t) => ({
    title: t('carTitle', { car: carNameOf(car) }),
    description: t('carDescription', { car: carNameOf(car) }),
    canonicalPath: car.linkUrl === ownPathOf(route) ? null : car.linkUrl,
    breadcrumbs: [{ name: t('cars'), path: paths.cars.to() }, ...trailOf(crumbs)],
  }));
}

function* loadNextLevel({ brandId, brandUrl, seriaUrl, modelId, engineId }: NamedCar): Saga {
  if (engineId !== null) yield* categoryTrees.load({ engineId });
  else if (modelId !== null) yield* modelEngines.load({ modelId });
  else if (seriaUrl !== null) yield* seriesModels.load({ brandId, seriaUrl });
  else yield* brandSeries.load({ brandUrl });
}

/** What there is to choose from at the levels of a car; a list that fails to load leaves its level without a menu. */
export function* loadMenus(car: NamedCar | null): Saga {
  const lists: (() => Saga<unknown>)[] = [() => commonBrands.load('common')];
  if (car) {
    const { brandId, brandUrl, seriaUrl, modelId } = car;
    lists.push(() => brandSeries.load({ brandUrl }));
    if (seriaUrl !== null) lists.push(() => seriesModels.load({ brandId, seriaUrl }));
    if (modelId !== null) lists.push(() => modelEngines.load({ modelId }));
  }
  yield all(lists.map((load) => call(loadIfPossible, load)));
}

function* loadIfPossible(load: () => Saga<unknown>): Saga {
  yield* optional(load());
}
