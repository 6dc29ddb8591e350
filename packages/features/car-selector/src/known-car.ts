import type { CarGroup, CarOption } from '@partshop/api-client';

/** The segments of `/zapchasti/{brand}/{seria}/{model}/{engine}`, from the left; missing ones at the end are not checked. */
export type CarPath = { brand?: string; seria?: string; model?: string; engine?: string };

/** The lists to check an address against: all brands, the models of its brand, the engines of its model. */
export type KnownCars = { brands: readonly CarGroup[]; models: readonly CarGroup[]; engines: readonly CarGroup[] };

/**
 * §5, row 88: whether the brand is in the list, the series under the brand, the model under the series and the engine under the
 * model, ignoring case. A segment that is missing at the end passes; a segment without the one before it does not.
 */
export function isKnownCar(path: CarPath, { brands, models, engines }: KnownCars): boolean {
  const { brand, seria, model, engine } = path;
  const parts = [brand, seria, model, engine];
  const given = parts.filter((part) => part !== undefined);
  if (parts.slice(0, given.length).includes(undefined)) return false;
  if (brand !== undefined && !findBrand(brands, brand)) return false;
  if (seria !== undefined && findSeries(models, seria).length === 0) return false;
  if (seria !== undefined && model !== undefined && !findModel(models, seria, model)) return false;
  return engine === undefined || findOption(engines, engine) !== undefined;
}

export const findBrand = (brands: readonly CarGroup[], brand: string): CarOption | undefined =>
  findOption(brands, brand);

export const findModel = (models: readonly CarGroup[], seria: string, model: string): CarOption | undefined =>
  findOption(findSeries(models, seria), model);

/** The groups of a series that have models. */
export const findSeries = (models: readonly CarGroup[], seria: string): CarGroup[] =>
  models.filter(({ seriaUrl = '', children }) => children.length > 0 && isSame(seriaUrl, seria));

/** The option whose address ends with this segment. */
export function findOption(groups: readonly CarGroup[], part: string): CarOption | undefined {
  return groups
    .flatMap(({ children }) => children)
    .find(({ linkUrl }) => isSame(linkUrl.split('/').at(-1) ?? '', part));
}

const isSame = (one: string, other: string): boolean => one !== '' && one.toLowerCase() === other.toLowerCase();
