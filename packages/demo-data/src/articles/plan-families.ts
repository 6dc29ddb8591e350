import { partCategories } from '../categories/part-categories.ts';
import type { PartCategory, PartVariant } from '../categories/part-category.ts';
import { randomFor } from '../random/seeded-random.ts';
import type { Fuel } from '../vehicles/vehicle-tree.ts';
import type { VehicleGroup } from '../vehicles/vehicle-groups.ts';
import type { PlannedFamily } from './demo-article.ts';

export type GroupsByScope = { chassis: readonly VehicleGroup[]; engine: readonly VehicleGroup[] };

/**
 * Plans all families of all categories. The categories alternate in proportion to their shares and each plans common cars
 * first, so that any beginning of the list is a balanced catalogue.
 */
export function* planFamilies(groups: GroupsByScope, firstId: number): Generator<PlannedFamily> {
  const queues = partCategories.map((category) => ({
    category,
    families: familiesOf(category, groups),
    due: 1 / category.share,
  }));
  let id = firstId;
  while (queues.length > 0) {
    const next = queues.reduce((soonest, queue) => (queue.due < soonest.due ? queue : soonest));
    const family = next.families.next();
    if (family.done === true) {
      queues.splice(queues.indexOf(next), 1);
      continue;
    }
    next.due += 1 / next.category.share;
    const { variant, group } = family.value;
    const key = [next.category.url, variant.key, group?.key ?? 'any-car'].join('/');
    yield { id, key, category: next.category, variant, group };
    id += 1;
  }
}

type Part = { variant: PartVariant; group: VehicleGroup | undefined };

function* familiesOf(category: PartCategory, groups: GroupsByScope): Generator<Part> {
  if (category.scope === 'universal') {
    yield* shuffled(category, category.variants, (variant) => ({ key: variant.key, weight: 1 })).map((variant) => ({
      variant,
      group: undefined,
    }));
    return;
  }
  const fitting = groups[category.scope].filter((group) => hasPart(category, group.fuel));
  for (const group of shuffled(category, fitting, (one) => ({ key: one.key, weight: one.weight ** 2 }))) {
    for (const variant of category.variants) yield { variant, group };
  }
}

function hasPart(category: PartCategory, fuel: Fuel | null): boolean {
  return fuel === null || category.fuels === undefined || category.fuels.includes(fuel);
}

/**
 * Shuffles with odds by weight. Each choice has its own random value, so that a new one does not change the order of the
 * others.
 */
function shuffled<T>(
  category: PartCategory,
  choices: readonly T[],
  describe: (choice: T) => { key: string; weight: number },
): T[] {
  return choices
    .map((choice) => {
      const { key, weight } = describe(choice);
      return { choice, rank: -Math.log(1 - randomFor('family-order', category.url, key).fraction()) / weight };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}
