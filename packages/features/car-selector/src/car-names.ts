import type { CarOption, CarRoot, FoundModel, NamedCar } from '@partshop/api-client';
import { modelNameOf } from '@partshop/features/shared';

/** The car's whole name on one line, isolated from the direction around it: `Škoda Octavia III 1.4 TSI`. */
export function nameOf({ brandName, seriaName, modelName, engineName }: CarRoot): string {
  return `\u2068${brandName} ${modelNameOf(seriaName, modelName)} ${engineName}\u2069`;
}

/** §2: the address of a car's parts, without the language. */
export function carPage({ brandUrl, seriaUrl, modelUrl, engineUrl }: CarRoot): string {
  return ['/zapchasti', ...[brandUrl, seriaUrl, modelUrl, engineUrl].map(encodeURIComponent)].join('/');
}

/** A brand, series, model or engine; `url` is its segment of the path. */
export type Named = { id: number; name: string; url: string };

/** A car as far as it is chosen, from the left. */
export type CarNames = {
  brand?: Named | undefined;
  seria?: Named | undefined;
  model?: Named | undefined;
  engine?: Named | undefined;
};

/** What a list's option is called; `above` it are the levels that it names too (§3): a model names its series. */
export function namedOf({ value, text, linkUrl, breadCrumbs }: CarOption, above = 0): Named {
  const url = linkUrl.split('/').at(-1 - above) ?? '';
  return { id: above === 0 ? value : 0, name: breadCrumbs.at(-1 - above) ?? text, url: decodeURIComponent(url) };
}

/** A model of any brand, as a car down to its model. */
export const namesOfModel = (model: FoundModel): CarNames => ({
  brand: { ...namedOf(model, 2), id: model.brandId },
  seria: namedOf(model, 1),
  model: namedOf(model),
});

const named = (id: number | null, name: string | null, url: string | null): Named | undefined =>
  id === null ? undefined : { id, name: name ?? '', url: url ?? '' };

/** The names of a whole car, or of one as far as an address names it. */
export const namesOfCar = (car: CarRoot | NamedCar): CarNames => ({
  brand: named(car.brandId, car.brandName, car.brandUrl),
  seria: named(car.seriaId, car.seriaName, car.seriaUrl),
  model: named(car.modelId, car.modelName, car.modelUrl),
  engine: named(car.engineId, car.engineName, car.engineUrl),
});
