import type { CarOption, CarRoot } from '@partshop/api-client';

/** A brand, series, model or engine; `url` is its segment of the path. A series has no id of its own in the lists: 0. */
export type Named = { id: number; name: string; url: string };

/** A car as far as it is named, from the left. */
export type NamedCar = {
  brand?: Named | undefined;
  seria?: Named | undefined;
  model?: Named | undefined;
  engine?: Named | undefined;
};

const DEPTHS = { brand: 0, seria: 1, model: 2, engine: 3 } as const;

/** The name of a list's option, or of what is above it: an option names its brand, series and model too (§3). */
export function namedOf({ value, text, linkUrl, breadCrumbs }: CarOption, level: keyof typeof DEPTHS): Named {
  const depth = DEPTHS[level];
  const [, ...urls] = linkUrl.split('/').slice(1);
  return {
    id: depth === breadCrumbs.length - 1 ? value : 0,
    name: breadCrumbs[depth] ?? text,
    url: decodeURIComponent(urls[depth] ?? ''),
  };
}

/** A whole car by its levels. */
export const namedCarOf = (car: CarRoot): Required<NamedCar> => ({
  brand: { id: car.brandId, name: car.brandName, url: car.brandUrl },
  seria: { id: car.seriaId, name: car.seriaName, url: car.seriaUrl },
  model: { id: car.modelId, name: car.modelName, url: car.modelUrl },
  engine: { id: car.engineId, name: car.engineName, url: car.engineUrl },
});
