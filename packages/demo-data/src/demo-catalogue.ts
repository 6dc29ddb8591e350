import type { DemoFamily } from './articles/demo-article.ts';
import { makeFamilies } from './articles/make-families.ts';
import { readCarJsonDatasets } from './vehicles/car-json-datasets.ts';
import { russianMarket } from './vehicles/russian-market/russian-market.ts';
import { groupVehicles } from './vehicles/vehicle-groups.ts';
import { buildVehicleTree, type VehicleTree } from './vehicles/vehicle-tree.ts';

/** Everything that is generated, apart from the offers, which follow from the articles (`makeOffers`). */
export type DemoCatalogue = {
  vehicles: VehicleTree;
  /** The same families at each call, with exactly so many articles; made while they are read. */
  families: (articles: number) => Iterable<DemoFamily>;
};

/** The catalogue over the given tree; over the packaged one, with what the Russian market adds to it, where none is given. */
export function createDemoCatalogue(vehicles = packagedVehicles()): DemoCatalogue {
  const groups = groupVehicles(vehicles);
  return { vehicles, families: (articles) => makeFamilies(groups, articles) };
}

function packagedVehicles(): VehicleTree {
  return buildVehicleTree([readCarJsonDatasets(), russianMarket]);
}
