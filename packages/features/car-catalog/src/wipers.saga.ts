import { all, call } from 'redux-saga/effects';
import type { NamedCar } from '@partshop/api-client';
import { describePage, loadTexts, pickCurrency, type LoadArgs, type Saga } from '@partshop/features/core';
import { searchMessages } from '@partshop/features/search';
import { paths } from '@partshop/features/shared';
import { carNameOf } from './car-name.ts';
import { wiperSizes, type ShownSizes } from './car-catalog.loadables.ts';
import { modelPathOf, stepsOf } from './car-steps.ts';
import { describeSteps, loadCarSteps, loadStepMenus } from './car-steps.saga.ts';
import type { goodsOf } from './structured-data.ts';
import { messages } from './wipers.messages.ts';

/**
 * Loads a page of `/wipers`: brands, models, or the blades of a model, also where the URL goes on to its engine. Critical: the car (404 if
 * the URL names none), the list of the page, and the sizes; a model whose sizes nobody knows has its page, which is not indexed.
 */
export function* loadWipers({ params }: LoadArgs): Saga {
  const steps = stepsOf(paths.wipers.to(), params);
  const [car] = (yield all([call(loadCarSteps, steps), call(loadTexts, messages, searchMessages)])) as [
    NamedCar | null,
    void,
  ];
  const sizes = car && car.modelId !== null ? yield* loadSizes(car.modelId) : undefined;
  yield* loadStepMenus(car);
  const { canonicalPath, trail } = yield* describeSteps(steps);
  // The sizes are those of the model, whatever its engine.
  const modelPath = car && car.engineId !== null ? modelPathOf(steps.root, car) : null;
  yield* describePage(
    messages,
    (t) => ({
      title: car ? t('title', { car: carNameOf(car) }) : t('rootTitle'),
      description: car ? t('description', { car: carNameOf(car) }) : t('rootDescription'),
      isIndexed: sizes !== null,
      canonicalPath: modelPath ?? canonicalPath,
      breadcrumbs: [{ name: t('root'), path: steps.root }, ...trail],
    }),
    async ({ code }) => (sizes ? [(await import('./structured-data.ts')).goodsOf(listOf(sizes), code)] : []),
  );
}

/** Null where nobody knows the sizes. */
function* loadSizes(modelId: number): Saga<ShownSizes | null> {
  return (yield* wiperSizes.load({ modelId, currency: yield* pickCurrency() })).sizes;
}

/** The blades on offer as one list: those that fit two places once. */
function listOf({ blades }: ShownSizes): Parameters<typeof goodsOf>[0] {
  const items = [...new Map(blades.flatMap((blade) => blade.items).map((good) => [good.articleId, good])).values()];
  return { items, total: items.length };
}
