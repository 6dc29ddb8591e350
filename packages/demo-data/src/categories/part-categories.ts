import { accessories } from './accessories.ts';
import { body, lighting } from './body.ts';
import { brakes } from './brakes.ts';
import { drivetrain } from './drivetrain.ts';
import { electrics, fuelAndExhaust } from './electrics.ts';
import { cooling, engine } from './engine.ts';
import { filters } from './filters.ts';
import { fluids } from './fluids.ts';
import type { PartCategory, PartCategoryGroup } from './part-category.ts';
import { steering, suspension } from './suspension.ts';

/** The catalogue's tree, in the order of the menu. */
export const partCategoryGroups: readonly PartCategoryGroup[] = [
  filters,
  brakes,
  suspension,
  steering,
  engine,
  cooling,
  electrics,
  fuelAndExhaust,
  drivetrain,
  body,
  lighting,
  fluids,
  accessories,
];

export const partCategories: readonly PartCategory[] = partCategoryGroups.flatMap((group) => group.categories);
