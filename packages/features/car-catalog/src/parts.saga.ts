import { all, call } from 'redux-saga/effects';
import type { GoodList, NamedCar } from '@partshop/api-client';
import { breadcrumbMessages, levelMessages, trailOf } from '@partshop/features/breadcrumb-builder';
import {
  describePage,
  loadTexts,
  notFound,
  optional,
  pick,
  pickCurrency,
  redirectTo,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { cleanSearchText } from '@partshop/features/shared';
import { pageCount, readPage, searchMessages, skipOf } from '@partshop/features/search';
import { carNameOf } from './car-name.ts';
import { brandGroups, brandModels, carGoods, commonBrands, modelEngines, namedCars } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { checkLink } from './check-link.saga.ts';
import { carPartsOfRoute, PARTS_ROOT, partsPathOf, partsRouteOf, selectPartsBreadcrumbs } from './parts-page.ts';
import type { PartsQueryName } from './parts.query.ts';

/**
 * Loads a page of `/parts`: brands, models, engines, or the parts of a car with a filter by name (D6). Critical: the car (404 if the URL
 * names none) and the list of the page.
 */
export function* loadParts({ params, query }: LoadArgs<PartsQueryName>): Saga {
  const route = partsRouteOf(params);
  const words = query.get('q');
  if (words !== null) redirectTo(partsPathOf({ ...route, text: cleanSearchText(words) }), 302);
  const carParts = carPartsOfRoute(route);
  const [car] = (yield all([
    carParts ? call(namedCars.load, carParts) : null,
    call(checkLink, partsPathOf(route)),
    call(loadTexts, messages, breadcrumbMessages, levelMessages),
    call(loadTexts, searchMessages, sharedMessages),
  ])) as [NamedCar | null, ...void[]];

  const page = readPage(query);
  const skip = skipOf(page);
  if (skip === null) notFound();
  let list: GoodList | undefined;
  if (!car) yield* brandGroups.load('all');
  else if (car.modelId === null) yield* brandModels.load({ brandId: car.brandId });
  else if (car.engineId === null) yield* modelEngines.load({ modelId: car.modelId });
  else {
    const { text } = route;
    list = yield* carGoods.load({
      categoryId: null,
      engineId: car.engineId,
      text,
      skip,
      currency: yield* pickCurrency(),
    });
    if (page > 1 && page > pageCount(list.total)) notFound();
  }

  yield* loadMenus(car);
  const trail = trailOf(yield* pick(selectPartsBreadcrumbs, route));
  const path = trail.at(-1)?.path ?? PARTS_ROOT;
  const isOwn = page > 1 || path === partsPathOf({ ...route, text: '' });
  yield* describePage(messages, (t) => ({
    title: car ? t('partsTitle', { car: carNameOf(car) }) : t('partsRootTitle'),
    description: car ? t('carDescription', { car: carNameOf(car) }) : t('carsDescription'),
    // What a filter leaves is no page of its own.
    isIndexed: route.text === '' && (list === undefined || list.total > 0),
    canonicalPath: isOwn ? null : path,
    breadcrumbs: [{ name: t('parts'), path: PARTS_ROOT }, ...trail],
  }));
}

/** The menus of the breadcrumbs. Without them the page is whole. */
function* loadMenus(car: NamedCar | null): Saga {
  yield* optional(commonBrands.load('common'));
  if (car && car.modelId !== null) yield* optional(modelEngines.load({ modelId: car.modelId }));
}
