import type { Applicability } from '@partshop/api-client';

export type Brands = Applicability['brands'];

/** The cars whose brand, series, model and engine contain all words together, as the backend finds them. */
export function filterCars(brands: Brands, text: string): Brands {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return brands;
  const has = (...names: string[]) => {
    const name = names.join(' ').toLowerCase();
    return words.every((word) => name.includes(word));
  };
  return brands.flatMap((brand) => {
    const series = brand.series.flatMap((one) => {
      const models = one.models.flatMap((model) => {
        const { brandName, brandUrl } = brand;
        const engines = model.engines.filter(({ engineName }) =>
          has(brandName, brandUrl, one.seriaName, one.seriaUrl, model.modelName, engineName),
        );
        return engines.length > 0 ? [{ ...model, engines }] : [];
      });
      return models.length > 0 ? [{ ...one, models }] : [];
    });
    return series.length > 0 ? [{ ...brand, series }] : [];
  });
}

/** The number of engines. */
export const countEngines = (brands: Brands): number =>
  brands
    .flatMap(({ series }) => series.flatMap(({ models }) => models.map(({ engines }) => engines.length)))
    .reduce((sum, count) => sum + count, 0);
