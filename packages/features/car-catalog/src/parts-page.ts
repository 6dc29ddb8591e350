import type { Params } from 'react-router-dom';
import type { NamedCar } from '@partshop/api-client';
import { buildBreadcrumbs, type Breadcrumb, type ByLevel, type Level } from '@partshop/features/breadcrumb-builder';
import type { CoreState } from '@partshop/features/core';
import { brandModels, commonBrands, modelEngines, namedCars, type CarParts } from './car-catalog.loadables.ts';
import { pathTo } from './catalogue-route.ts';
import { dataOf } from './levels.ts';

/** The path above the brands. */
export const PARTS_ROOT = '/parts';

const LEVELS: readonly Level[] = ['brand', 'model', 'engine'];

/** The route of `/parts/{brand?}/{model?}/{modif?}/{query?}`: a model is `{seria}-{model}`, `modif` is an engine (D6). */
export type PartsRoute = { parts: ByLevel<string>; text: string };

export function partsRouteOf({ brand, model, modif, query = '' }: Params): PartsRoute {
  const parts = Object.entries({ brand, model, engine: modif }).filter(([, part]) => part !== undefined);
  return { parts: Object.fromEntries(parts), text: query };
}

export const carPartsOfRoute = ({ parts: { brand, model, engine } }: PartsRoute): CarParts | null =>
  brand === undefined ? null : { brand, ...(model && { model }), ...(engine && { engine }) };

/** The path of a page, with the words of its filter. */
export function partsPathOf({ parts, text }: PartsRoute): string {
  const path = pathTo(PARTS_ROOT, parts, LEVELS);
  return text === '' ? path : `${path}/${encodeURIComponent(text)}`;
}

/** The breadcrumbs of a page, from what is loaded. */
export function selectPartsBreadcrumbs(state: CoreState, route: PartsRoute): Breadcrumb[] {
  const carParts = carPartsOfRoute(route);
  const car = carParts && dataOf(namedCars.select(state, carParts));
  const brands = dataOf(commonBrands.select(state, 'common'));
  const models = car && dataOf(brandModels.select(state, { brandId: car.brandId }));
  const engines = car && car.modelId !== null && dataOf(modelEngines.select(state, { modelId: car.modelId }));
  return buildBreadcrumbs({
    root: PARTS_ROOT,
    levels: LEVELS,
    route: route.parts,
    places: car ? placesOf(car) : {},
    items: {
      ...(brands && { brand: brands }),
      ...(models && { model: models.flatMap(({ choices }) => choices) }),
      ...(engines && { engine: engines.flatMap(({ choices }) => choices) }),
    },
  });
}

function placesOf({ brandUrl, brandName, seriaUrl, modelUrl, modelName, seriaName, engineUrl, engineName }: NamedCar) {
  const model = modelName?.startsWith(seriaName ?? '') ? modelName : `${seriaName} ${modelName}`;
  return {
    brand: { url: brandUrl, name: brandName },
    ...(modelUrl !== null && { model: { url: `${seriaUrl}-${modelUrl}`, name: model } }),
    ...(engineUrl !== null && engineName !== null && { engine: { url: engineUrl, name: engineName } }),
  };
}
