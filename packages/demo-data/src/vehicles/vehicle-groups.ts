import { carMakers } from '../makers/car-makers.ts';
import type { CarMaker } from '../makers/maker.ts';
import { platformSisters, russianRoads } from './russian-roads.ts';
import type { Fuel, VehicleModel, VehicleTree } from './vehicle-tree.ts';

/** Vehicles that share parts: a generation and others on its platform, or a car maker's cars with one engine. */
export type VehicleGroup = {
  key: string;
  /** The group's own car maker first, then those of the other brands on its platform. */
  carMakers: readonly [CarMaker, ...CarMaker[]];
  /** Url of the series and name of the generation that the group is named after. */
  series: string;
  model: string;
  /** Null for groups by platform. */
  fuel: Fuel | null;
  engineIds: readonly number[];
  /** The number of these cars on the road, relative to other groups. */
  weight: number;
};

/** A generation on Russian roads. */
type RoadModel = { brand: string; series: string; model: VehicleModel; carMaker: CarMaker; weight: number };

const MAX_ENGINES = 30;
const FIRST_YEAR_WITH_A_MARKET = 1994;
const SISTER_YEARS = 3;

/** Groups vehicles by platform for body and chassis parts, and by engine for the others. */
export function groupVehicles(tree: VehicleTree): { chassis: VehicleGroup[]; engine: VehicleGroup[] } {
  const models = modelsOnTheRoad(tree);
  return { chassis: groupByPlatform(models), engine: groupByEngine(models) };
}

function modelsOnTheRoad(tree: VehicleTree): RoadModel[] {
  const makerOfBrand = new Map(carMakers.flatMap((maker) => maker.brands.map((brand) => [brand, maker] as const)));
  return tree.brands.flatMap((brand) => {
    const carMaker = makerOfBrand.get(brand.url);
    const road = russianRoads[brand.url];
    if (carMaker === undefined || road === undefined) return [];
    return road.series.flatMap((url, rank) => {
      const models = brand.series.find((series) => series.url === url)?.models ?? [];
      return models
        .filter((model) => (model.producedTo ?? Infinity) >= FIRST_YEAR_WITH_A_MARKET)
        .map((model): RoadModel => {
          const weight = (road.weight / (1 + 0.3 * rank)) * demandAtAge(model.producedTo);
          return { brand: brand.url, series: url, model, carMaker, weight };
        });
    });
  });
}

/** The demand for parts, by age: highest for cars of the last fifteen years. */
function demandAtAge(producedTo: number | null): number {
  if (producedTo === null) return 0.9;
  if (producedTo < 2002) return 0.2;
  return producedTo < 2009 ? 0.6 : 1;
}

function groupByPlatform(models: readonly RoadModel[]): VehicleGroup[] {
  return models.map((own) => {
    const path = `${own.brand}/${own.series}`;
    const families = platformSisters.filter((sisters) => sisters.includes(path)).flat();
    const sisters = models.filter(
      (other) =>
        other !== own && families.includes(`${other.brand}/${other.series}`) && areOfOneTime(own.model, other.model),
    );
    return {
      key: `${path}/${own.model.url}`,
      carMakers: makersOf([own, ...sisters]),
      series: own.series,
      model: own.model.name,
      fuel: null,
      engineIds: enginesOf([own, ...sisters]),
      weight: own.weight,
    };
  });
}

function areOfOneTime(one: VehicleModel, other: VehicleModel): boolean {
  return Math.abs((one.producedFrom ?? 0) - (other.producedFrom ?? 0)) <= SISTER_YEARS;
}

function enginesOf(models: readonly RoadModel[]): number[] {
  return models.flatMap(({ model }) => model.engines.map(({ id }) => id)).slice(0, MAX_ENGINES);
}

function makersOf(models: readonly [RoadModel, ...RoadModel[]]): [CarMaker, ...CarMaker[]] {
  const [own, ...others] = models;
  return [own.carMaker, ...new Set(others.map((other) => other.carMaker).filter((maker) => maker !== own.carMaker))];
}

const ERA_YEARS = 7;

/** One group per car maker, fuel, displacement and era, because engines of one era share parts. */
function groupByEngine(models: readonly RoadModel[]): VehicleGroup[] {
  const groups = new Map<string, VehicleGroup & { engineIds: number[] }>();
  for (const own of models.toSorted((one, other) => other.weight - one.weight)) {
    const era = Math.floor(
      ((own.model.producedFrom ?? FIRST_YEAR_WITH_A_MARKET) - FIRST_YEAR_WITH_A_MARKET) / ERA_YEARS,
    );
    for (const { id, fuel, displacementCc } of own.model.engines) {
      if (fuel === null || fuel === 'electric' || displacementCc === null) continue;
      const litres = (displacementCc / 1000).toFixed(1);
      const key = `${own.carMaker.key}/${litres}/${fuel}/${era}`;
      const group = groups.get(key);
      if (group === undefined) {
        groups.set(key, {
          key,
          carMakers: [own.carMaker],
          series: own.series,
          model: own.model.name,
          fuel,
          engineIds: [id],
          weight: own.weight,
        });
      } else if (group.engineIds.length < MAX_ENGINES) {
        group.engineIds.push(id);
        group.weight += own.weight / group.engineIds.length;
      }
    }
  }
  return [...groups.values()];
}
