import { randomFor } from '../random/seeded-random.ts';
import type { VehicleGroup } from '../vehicles/vehicle-groups.ts';
import type { PartCategory, PartVariant } from '../categories/part-category.ts';
import type { CarMaker, NumberTable } from './maker.ts';
import type { NumberPattern } from './number-pattern.ts';

/** The form of a maker's numbers for a part: of its variant, of the variant's first word, of the category. */
export function patternFor(
  numbers: NumberTable,
  category: PartCategory,
  variant: PartVariant,
): NumberPattern | undefined {
  return (
    numbers[`${category.url}:${variant.key}`] ??
    numbers[`${category.url}:${variant.key.split('-', 1)[0] ?? ''}`] ??
    numbers[category.url]
  );
}

/** The code that a car maker gives the platform or the engine of a group: the known one, else always the same of its list. */
export function platformCode(maker: CarMaker, group: VehicleGroup, scope: PartCategory['scope']): string {
  const codes = scope === 'engine' ? (engineCodes(maker, group) ?? maker.platforms) : maker.platforms;
  if (codes === undefined) return '';
  const known = scope === 'chassis' && group.carMakers[0] === maker ? knownPlatform(maker, group) : undefined;
  return known ?? randomFor('platform', maker.key, group.key).pick(codes);
}

function engineCodes(maker: CarMaker, group: VehicleGroup): CarMaker['petrolEngines'] {
  return group.fuel === 'diesel' ? (maker.dieselEngines ?? maker.petrolEngines) : maker.petrolEngines;
}

function knownPlatform({ knownPlatforms = {} }: CarMaker, group: VehicleGroup): string | undefined {
  const bySeries = knownPlatforms[group.series];
  if (bySeries !== undefined) return bySeries;
  // Of two names that fit, the longer one tells more.
  const names = Object.keys(knownPlatforms).filter((name) => group.model.includes(name));
  const best = names.toSorted((one, other) => other.length - one.length)[0];
  return best === undefined ? undefined : knownPlatforms[best];
}
