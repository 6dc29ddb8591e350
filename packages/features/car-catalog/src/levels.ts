import type { CategoryInfo, NamedCar } from '@partshop/api-client';
import { buildBreadcrumbs, type Breadcrumb, type ByLevel, type Place } from '@partshop/features/breadcrumb-builder';
import { selectSelectedCar, type CarNames } from '@partshop/features/car-selector';
import type { CoreState, Loadable } from '@partshop/features/core';
import {
  brandSeries,
  categoryInfos,
  commonBrands,
  modelEngines,
  namedCars,
  seriesModels,
  type CarParts,
} from './car-catalog.loadables.ts';
import { CAR_LEVELS, type CatalogueRoute } from './catalogue-route.ts';

/** What is loaded of a catalogue page. */
type CataloguePage = {
  /** Null on pages of `/zapchasti`. */
  info: CategoryInfo | null;
  /** Null where the URL names no car. */
  car: NamedCar | null;
};

/** The car of the URL; null if it names none. */
export function carPartsOf({ parts: { brand, seria, model, engine } }: CatalogueRoute): CarParts | null {
  if (brand === undefined) return null;
  return { brand, ...(seria && { seria }), ...(model && { model }), ...(engine && { engine }) };
}

/** The path of the category without a car; null on pages of `/zapchasti`. */
export function categoryLinkOf({ root, parts: { parent, category } }: CatalogueRoute): string | null {
  if (parent === undefined) return null;
  return [root, ...[parent, category].flatMap((part) => part ?? []).map(encodeURIComponent)].join('/');
}

export function dataOf<Data>(entry: Loadable<Data>): Data | null {
  return 'data' in entry && entry.data !== undefined ? entry.data : null;
}

/** What is loaded for a route. */
function selectCataloguePage(state: CoreState, route: CatalogueRoute): CataloguePage {
  const parts = carPartsOf(route);
  const categoryLink = categoryLinkOf(route);
  return {
    info: categoryLink === null ? null : dataOf(categoryInfos.select(state, { categoryLink })),
    car: parts && dataOf(namedCars.select(state, parts)),
  };
}

/** §4: the breadcrumbs of a page, from what is loaded and what the visitor chose before. */
export function selectBreadcrumbs(state: CoreState, route: CatalogueRoute): Breadcrumb[] {
  const page = selectCataloguePage(state, route);
  return buildBreadcrumbs({
    root: route.root,
    levels: route.levels,
    route: route.parts,
    places: placesOf(page),
    selection: namesOf(selectSelectedCar(state)),
    items: selectMenus(state, page.car),
  });
}

/** The names and URL parts of the levels, as the catalogue spells them. */
function placesOf({ info, car }: CataloguePage): ByLevel<Place> {
  return { ...(info ? categoryPlaces(info) : {}), ...(car ? carPlaces(car) : {}) };
}

function categoryPlaces({ categoryName: name, categoryUrl: url, parent }: CategoryInfo): ByLevel<Place> {
  if (!parent) return { parent: { url, name } };
  return {
    parent: { url: parent.categoryLink.split('/').at(-1) ?? '', name: parent.categoryName },
    category: { url, name },
  };
}

function carPlaces(car: NamedCar): ByLevel<Place> {
  const levels = [
    ['brand', car.brandUrl, car.brandName],
    ['seria', car.seriaUrl, car.seriaName],
    ['model', car.modelUrl, car.modelName],
    ['engine', car.engineUrl, car.engineName],
  ] as const;
  return Object.fromEntries(
    levels.flatMap(([level, url, name]) => (url === null || name === null ? [] : [[level, { url, name }] as const])),
  );
}

const namesOf = (selected: CarNames): ByLevel<string> =>
  Object.fromEntries(CAR_LEVELS.flatMap((level) => (selected[level] ? [[level, selected[level].name] as const] : [])));

/** What there is to choose from at each level of a car. */
function selectMenus(state: CoreState, car: NamedCar | null): ByLevel<Place[]> {
  const brands = dataOf(commonBrands.select(state, 'common'));
  if (!car) return brands ? { brand: brands } : {};
  const { brandId, brandUrl, seriaUrl, modelId } = car;
  const series = dataOf(brandSeries.select(state, { brandUrl }));
  const models = seriaUrl === null ? null : dataOf(seriesModels.select(state, { brandId, seriaUrl }));
  const engines = modelId === null ? null : dataOf(modelEngines.select(state, { modelId }));
  return {
    ...(brands && { brand: brands }),
    ...(series && { seria: series.map(({ customSeriaUrl: url, customSeriaName: name }) => ({ url, name })) }),
    ...(models && { model: models }),
    ...(engines && { engine: engines.flatMap(({ choices }) => choices) }),
  };
}
