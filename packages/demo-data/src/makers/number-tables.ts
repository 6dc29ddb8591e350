import { randomFor } from '../random/seeded-random.ts';
import type { VehicleGroup } from '../vehicles/vehicle-groups.ts';
import type { PlannedFamily } from '../articles/demo-article.ts';
import type { PartCategory, PartVariant } from '../categories/part-category.ts';
import type { CarMaker, NumberTable } from './maker.ts';
import type { NumberPattern } from './number-pattern.ts';

/** The keys to look up in a maker's table, in order: the variant, the variant's first word, the category. */
export function tableKeys(category: PartCategory, variant: PartVariant): readonly string[] {
  return [`${category.url}:${variant.key}`, `${category.url}:${variant.key.split('-', 1)[0] ?? ''}`, category.url];
}

export function patternFor(numbers: NumberTable, keys: readonly string[]): NumberPattern | undefined {
  for (const key of keys) {
    const pattern = numbers[key];
    if (pattern !== undefined) return pattern;
  }
  return undefined;
}

/**
 * A car maker's code for the platform or the engine of a family's cars: the real one if known, else one of its list,
 * always the same for the same cars.
 */
export function platformCode(maker: CarMaker, { category, group, key }: PlannedFamily): string {
  const codes = category.scope === 'engine' ? (engineCodes(maker, group) ?? maker.platforms) : maker.platforms;
  if (codes === undefined) return '';
  const known = category.scope === 'chassis' && group?.carMakers[0] === maker ? knownPlatform(maker, group) : undefined;
  return known ?? randomFor('platform', maker.key, group?.key ?? key).pick(codes);
}

function engineCodes(maker: CarMaker, group: VehicleGroup | undefined): CarMaker['petrolEngines'] {
  return group?.fuel === 'diesel' ? (maker.dieselEngines ?? maker.petrolEngines) : maker.petrolEngines;
}

function knownPlatform({ knownPlatforms = {} }: CarMaker, group: VehicleGroup): string | undefined {
  const bySeries = knownPlatforms[group.series];
  if (bySeries !== undefined) return bySeries;
  // Of two matching names the longer one is more specific.
  const names = Object.keys(knownPlatforms).filter((name) => group.model.includes(name));
  const best = names.toSorted((one, other) => other.length - one.length)[0];
  return best === undefined ? undefined : knownPlatforms[best];
}
