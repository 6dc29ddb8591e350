import type { Params } from 'react-router-dom';
import type { NamedCar } from '@partshop/api-client';
import {
  buildBreadcrumbs,
  trailOf,
  type Breadcrumb,
  type ByLevel,
  type Level,
} from '@partshop/features/breadcrumb-builder';
import type { CoreState } from '@partshop/features/core';
import { modelNameOf } from '@partshop/features/shared';
import { brandModels, commonBrands, modelEngines, namedCars, type CarParts } from './car-catalog.loadables.ts';
import { pathTo } from './catalogue-route.ts';
import { dataOf } from './levels.ts';

/**
 * A page on the way from the brands of cars to a model or an engine, below any path: `/parts`, `/wipers`, `/city/{city}`. Its URL names
 * no series: a model is `{seria}-{model}` (D6).
 */
export type CarSteps = {
  /** The path above the brands. */
  root: string;
  /** The levels that the pages below the root have, from the top. */
  levels: readonly Level[];
  parts: ByLevel<string>;
};

const TO_ENGINE: readonly Level[] = ['brand', 'model', 'engine'];

/** The steps of a route with the parameters `brand`, `model` and `modif`, which is an engine. */
export function stepsOf(root: string, { brand, model, modif }: Params, levels: readonly Level[] = TO_ENGINE): CarSteps {
  const parts = Object.entries({ brand, model, engine: modif }).filter(([, part]) => part !== undefined);
  return { root, levels, parts: Object.fromEntries(parts) };
}

/** The car of the URL; null if it names none. */
export const carPartsOfSteps = ({ parts: { brand, model, engine } }: CarSteps): CarParts | null =>
  brand === undefined ? null : { brand, ...(model && { model }), ...(engine && { engine }) };

/** The path of a page, as its URL spells it. */
export const stepsPathOf = ({ root, parts, levels }: CarSteps): string => pathTo(root, parts, levels);

/** The path of a page, as the catalogue spells it: below it are those of the next step. */
export const ownStepsPathOf = ({ root }: CarSteps, crumbs: readonly Breadcrumb[]): string =>
  trailOf(crumbs).at(-1)?.path ?? root;

/** The path of the page of a car's model below a root; null above a model. */
export const modelPathOf = (root: string, { brandUrl, seriaUrl, modelUrl }: NamedCar): string | null =>
  modelUrl === null ? null : pathTo(root, { brand: brandUrl, model: `${seriaUrl}-${modelUrl}` }, TO_ENGINE);

export function selectStepsCar(state: CoreState, steps: CarSteps): NamedCar | null {
  const parts = carPartsOfSteps(steps);
  return parts && dataOf(namedCars.select(state, parts));
}

/** The breadcrumbs of a page, from what is loaded. */
export function selectStepsBreadcrumbs(state: CoreState, steps: CarSteps): Breadcrumb[] {
  const car = selectStepsCar(state, steps);
  const brands = dataOf(commonBrands.select(state, 'common'));
  const models = car && dataOf(brandModels.select(state, { brandId: car.brandId }));
  const engines = car && car.modelId !== null && dataOf(modelEngines.select(state, { modelId: car.modelId }));
  return buildBreadcrumbs({
    root: steps.root,
    levels: steps.levels,
    route: steps.parts,
    places: car ? placesOf(car) : {},
    items: {
      ...(brands && { brand: brands }),
      ...(models && { model: models.flatMap(({ choices }) => choices) }),
      ...(engines && { engine: engines.flatMap(({ choices }) => choices) }),
    },
  });
}

function placesOf({ brandUrl, brandName, seriaUrl, modelUrl, modelName, seriaName, engineUrl, engineName }: NamedCar) {
  const model = modelNameOf(seriaName ?? '', modelName ?? '');
  return {
    brand: { url: brandUrl, name: brandName },
    ...(modelUrl !== null && { model: { url: `${seriaUrl}-${modelUrl}`, name: model } }),
    ...(engineUrl !== null && engineName !== null && { engine: { url: engineUrl, name: engineName } }),
  };
}
