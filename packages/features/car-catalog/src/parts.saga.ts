import { all, call } from 'redux-saga/effects';
import type { GoodList, NamedCar } from '@partshop/api-client';
import {
  describePage,
  loadTexts,
  notFound,
  pickCurrency,
  redirectTo,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { cleanSearchText, paths } from '@partshop/features/shared';
import { pageCount, readPage, searchMessages, skipOf } from '@partshop/features/search';
import { carNameOf } from './car-name.ts';
import { carGoods, modelEngines } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { stepsOf, stepsPathOf } from './car-steps.ts';
import { describeSteps, loadCarSteps, loadStepMenus } from './car-steps.saga.ts';
import { withWords } from './parts-path.ts';
import type { PartsQueryName } from './parts.query.ts';

/**
 * Loads a page of `/parts`: brands, models, engines, or the parts of a car with a filter by name (D6). Critical: the car (404 if the URL
 * names none) and the list of the page.
 */
export function* loadParts({ params, query }: LoadArgs<PartsQueryName>): Saga {
  const steps = stepsOf(paths.parts.to(), params);
  const path = stepsPathOf(steps);
  const words = query.get('q');
  if (words !== null) redirectTo(withWords(path, cleanSearchText(words)), 302);
  const text = params['query'] ?? '';
  const [car] = (yield all([
    call(loadCarSteps, steps, withWords(path, text)),
    call(loadTexts, messages, searchMessages),
  ])) as [NamedCar | null, void];

  const page = readPage(query);
  const skip = skipOf(page);
  if (skip === null) notFound();
  let list: GoodList | undefined;
  if (car && car.engineId !== null) {
    const { engineId } = car;
    list = yield* carGoods.load({ categoryId: null, engineId, text, skip, currency: yield* pickCurrency() });
    if (page > 1 && page > pageCount(list.total)) notFound();
  } else if (car && car.modelId !== null) yield* modelEngines.load({ modelId: car.modelId });

  yield* loadStepMenus(car);
  const { canonicalPath, trail } = yield* describeSteps(steps);
  yield* describePage(messages, (t) => ({
    title: car ? t('partsTitle', { car: carNameOf(car) }) : t('partsRootTitle'),
    description: car ? t('carDescription', { car: carNameOf(car) }) : t('carsDescription'),
    // What a filter leaves is no page of its own.
    isIndexed: text === '' && (list === undefined || list.total > 0),
    canonicalPath: page > 1 ? null : canonicalPath,
    breadcrumbs: [{ name: t('parts'), path: paths.parts.to() }, ...trail],
  }));
}
