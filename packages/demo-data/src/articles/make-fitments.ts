import { BODY_PARTS, FIT_OPTIONS, OPTION_OF_CATEGORY, type FitOptionCode } from './fit-conditions.ts';
import { randomFor } from '../random/seeded-random.ts';
import type { VehicleModel, VehicleTree } from '../vehicles/vehicle-tree.ts';
import type { PlannedFamily } from './demo-article.ts';

/** A row of table `fitments`: all articles of the family fit the engine's car if the conditions hold. */
export type DemoFitment = {
  engineId: number;
  /** First days of months: `2012-06-01`. */
  madeFrom: string | null;
  madeTo: string | null;
  option: FitOptionCode | null;
  bodyType: string | null;
  position: string | null;
};

type Conditions = Pick<DemoFitment, 'option' | 'bodyType'> & { change: 'before' | 'after' | null };

/** Parts of the chassis that change in the middle of a model's life. */
const CHANCE_OF_A_CHANGE = 0.1;
const CHANCE_OF_AN_OPTION = 0.35;
const CHANCE_OF_A_BODY = 0.4;

const POSITIONS = new Set(['front', 'rear', 'left', 'right', 'front-left', 'front-right', 'rear-left', 'rear-right']);

/** The model of each engine of the tree. */
export function modelsOfEngines({ brands }: VehicleTree): ReadonlyMap<number, VehicleModel> {
  const models = brands.flatMap(({ series }) => series.flatMap((one) => one.models));
  return new Map(models.flatMap((model) => model.engines.map(({ id }) => [id, model] as const)));
}

/** The fitments of a family, with conditions where such parts have them; none for parts that fit any car. */
export function makeFitments(family: PlannedFamily, modelOf: ReadonlyMap<number, VehicleModel>): DemoFitment[] {
  const { group, variant } = family;
  if (group === undefined) return [];
  const conditions = drawConditions(family);
  const position = POSITIONS.has(variant.key) ? variant.key : null;
  return group.engineIds.map((engineId) => {
    const model = modelOf.get(engineId);
    const { option, change } = conditions;
    const bodyType = model !== undefined && model.bodyType !== null ? conditions.bodyType : null;
    return { engineId, option, bodyType, position, ...monthsOf(model, change) };
  });
}

function drawConditions({ key, category, group }: PlannedFamily): Conditions {
  const random = randomFor('fitments', key);
  const option = OPTION_OF_CATEGORY[category.url];
  const hasOption = option !== undefined && random.chance(CHANCE_OF_AN_OPTION);
  const hasBody = BODY_PARTS.has(category.url) && random.chance(CHANCE_OF_A_BODY);
  const isChanged = category.scope === 'chassis' && random.chance(CHANCE_OF_A_CHANGE);
  return {
    option: hasOption ? option : null,
    bodyType: hasBody && group !== undefined ? random.pick(['sedan', 'wagon', 'hatchback']) : null,
    change: isChanged ? random.pick(['before', 'after']) : null,
  };
}

/** A change in the middle of the model's production; none where its years are not known. */
function monthsOf(
  model: VehicleModel | undefined,
  change: Conditions['change'],
): Pick<DemoFitment, 'madeFrom' | 'madeTo'> {
  const { producedFrom = null, producedTo = null } = model ?? {};
  if (change === null || producedFrom === null || producedTo === null || producedTo - producedFrom < 2) {
    return { madeFrom: null, madeTo: null };
  }
  const year = Math.floor((producedFrom + producedTo) / 2);
  return change === 'before'
    ? { madeFrom: null, madeTo: `${year}-05-01` }
    : { madeFrom: `${year}-06-01`, madeTo: null };
}

/** Rows of table `fit_options`. */
export const demoFitOptions = Object.entries(FIT_OPTIONS).map(([code, names]) => ({ code, names }));
