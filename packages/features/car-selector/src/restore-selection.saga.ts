import type { CarGroup } from '@partshop/api-client';
import { callApi, dispatch, pick, type Saga } from '@partshop/features/core';
import { fetchCarList, carLists, type CarList } from './car-selector.loadables.ts';
import { loadAwaitedLists, restoreCurrentCar } from './car-selection.saga.ts';
import { routeRestored, selectCarSelection } from './car-selection.slice.ts';
import { findBrand, findModel, findOption, findSeries, type CarPath } from './known-car.ts';
import { namedOf, type NamedCar } from './named-car.ts';

/**
 * §4, for the load saga of a page with a selector: with a brand in the route everything is reset and the route's car is restored;
 * otherwise the client's car, or the list of brands. Returns false if the lists lack what the route names: the selection stays then.
 * Critical: the lists that resolve the route; the list of the next level is not.
 */
export function* restoreSelection(path: CarPath): Saga<boolean> {
  const car = yield* resolve(path);
  if (!car) return false;
  const { keeping } = yield* pick(selectCarSelection);
  // A choice that the server does not know yet stays on a page without a car.
  if (car.brand || (keeping !== 'asked' && keeping !== 'failed')) yield* dispatch(routeRestored(car));
  if (!car.brand) yield* restoreCurrentCar();
  yield* loadAwaitedLists();
  return true;
}

/** The names and ids behind the path's segments; null if one is unknown. Of the lists only those of named levels are read. */
function* resolve({
  brand: brandUrl,
  seria: seriaUrl,
  model: modelUrl,
  engine: engineUrl,
}: CarPath): Saga<NamedCar | null> {
  if (brandUrl === undefined) return {};
  const brand = findBrand(yield* readList({ level: 'brand' }), brandUrl);
  if (!brand) return null;
  const car = { brand: namedOf(brand, 'brand') };
  if (seriaUrl === undefined) return car;
  const models = yield* readList({ level: 'model', brandId: brand.value });
  const [first] = findSeries(models, seriaUrl).flatMap(({ children }) => children);
  if (!first) return null;
  const carOfSeries = { ...car, seria: namedOf(first, 'seria') };
  if (modelUrl === undefined) return carOfSeries;
  const model = findModel(models, seriaUrl, modelUrl);
  if (!model) return null;
  const carOfModel = { ...carOfSeries, model: namedOf(model, 'model') };
  if (engineUrl === undefined) return carOfModel;
  const engine = findOption(yield* readList({ level: 'engine', modelId: model.value }), engineUrl);
  return engine ? { ...carOfModel, engine: namedOf(engine, 'engine') } : null;
}

/** A list that is known already, or loaded without a place in the store: the page does not show it. */
function* readList(list: CarList): Saga<readonly CarGroup[]> {
  const known = yield* pick(carLists.select, list);
  if (known.status === 'loaded') return known.data;
  return yield* callApi((api, signal) => fetchCarList(api, list, signal));
}
