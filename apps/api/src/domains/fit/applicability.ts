import { BodyType, type Applicability, type CarRelation } from '@partshop/api-client/contract';
import { CARS_PATH, engineName } from '../cars/index.ts';
import type { FittingCar } from './applicability.queries.ts';
import { conditionsOf } from './fit-verdict.rules.ts';

type Brands = Applicability['brands'];
type Model = Brands[number]['series'][number]['models'][number];

const NO_ANSWERS = new Map<string, boolean>();

const modelLink = ({ brandUrl, seriaUrl, modelUrl }: FittingCar): string =>
  [CARS_PATH, brandUrl, seriaUrl, modelUrl].join('/');

/** Groups cars by brand, series and model, in their order. */
export function groupCars(cars: readonly FittingCar[], lang: string): Brands {
  return groupsOf(cars, ({ brandUrl }) => brandUrl).map(([brand, ofBrand]) => ({
    brandName: brand.brandName,
    brandUrl: brand.brandUrl,
    series: groupsOf(ofBrand, ({ seriaUrl }) => seriaUrl).map(([series, ofSeries]) => ({
      seriaName: series.seriaName,
      seriaUrl: series.seriaUrl,
      models: groupsOf(ofSeries, ({ modelId }) => modelId).map(([model, ofModel]) => showModel(model, ofModel, lang)),
    })),
  }));
}

function showModel(model: FittingCar, engines: readonly FittingCar[], lang: string): Model {
  const { modelId, modelName, producedFrom, producedTo, bodyType } = model;
  return {
    modelId,
    modelName,
    linkUrl: modelLink(model),
    producedFrom,
    producedTo,
    bodyType: BodyType.nullable().catch(null).parse(bodyType),
    engines: engines.map((car) => ({
      engineId: car.engineId,
      engineName: engineName(car.engineName, lang),
      linkUrl: `${modelLink(car)}/${car.engineUrl}`,
      ...easiestOf(car),
    })),
  };
}

/** The conditions of the row with the fewest. */
function easiestOf({ rows: [row] }: FittingCar) {
  return { conditions: row ? conditionsOf(row, NO_ANSWERS) : [], position: row?.position ?? null };
}

/** The cars as a plain list. */
export const listCars = (cars: readonly FittingCar[], lang: string): CarRelation[] =>
  cars.map((car) => ({
    engineId: car.engineId,
    brandName: car.brandName,
    seriaName: car.seriaName,
    modelName: car.modelName,
    engineName: engineName(car.engineName, lang),
    linkUrl: `${modelLink(car)}/${car.engineUrl}`,
    producedFrom: car.producedFrom,
    producedTo: car.producedTo,
    ...easiestOf(car),
    source: car.rows[0]?.source ?? null,
  }));

/** Groups that keep the order of their first items, each with its first item. */
const groupsOf = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): [Item, Item[]][] =>
  [...Map.groupBy(items, keyOf).values()].map((group) => [group[0] as Item, group]);
