import type { CarGroup } from '@partshop/api-client';
import { reportFault, type Saga } from '@partshop/features/core';
import { carLists, type CarList } from './car-selector.loadables.ts';
import { findBrand, findModel, isKnownCar, type CarPath } from './known-car.ts';

/** Whether an address names a car; loads only the lists that it needs. A failed look-up returns false and logs the error (§8, row 126). */
export function* lookUpCar(path: CarPath): Saga<boolean> {
  try {
    const brands = yield* carLists.load({ level: 'brand' });
    const brand = path.brand === undefined ? undefined : findBrand(brands, path.brand);
    const models = yield* loadUnder(
      brand && path.seria !== undefined ? { level: 'model', brandId: brand.value } : null,
    );
    const { seria, model: modelUrl, engine } = path;
    const model = seria === undefined || modelUrl === undefined ? undefined : findModel(models, seria, modelUrl);
    const engines = yield* loadUnder(model && engine !== undefined ? { level: 'engine', modelId: model.value } : null);
    return isKnownCar(path, { brands, models, engines });
  } catch (fault) {
    reportFault(fault);
    return false;
  }
}

function* loadUnder(list: CarList | null): Saga<CarGroup[]> {
  return list ? yield* carLists.load(list) : [];
}
