import type { DemoFamily } from './articles/demo-article.ts';
import { makeFamilies } from './articles/make-families.ts';
import { readCarJsonDatasets } from './vehicles/car-json-datasets.ts';
import { russianMarket } from './vehicles/russian-market/russian-market.ts';
import { groupVehicles } from './vehicles/vehicle-groups.ts';
import { buildVehicleTree, type VehicleTree } from './vehicles/vehicle-tree.ts';

/** All generated data except the offers, which `makeOffers` derives from the articles. */
export type DemoCatalogue = {
  vehicles: VehicleTree;
  /** Generates families with exactly this many articles; the same ones at each call. */
  families: (articles: number) => Iterable<DemoFamily>;
};

/** Creates the catalogue on the given vehicle tree; by default on the packaged one with the additions of the Russian market. */
export function createDemoCatalogue(vehicles = packagedVehicles()): DemoCatalogue {
  const groups = groupVehicles(vehicles);
  return { vehicles, families: (articles) => makeFamilies(groups, articles) };
}

function packagedVehicles(): VehicleTree {
  return buildVehicleTree([readCarJsonDatasets(), russianMarket]);
}
