import { displacementOf, fuelOf } from '../engine-label.ts';
import type { FeedModel } from '../vehicle-tree.ts';

type BodyType = 'sedan' | 'hatchback' | 'wagon' | 'suv' | 'pickup' | 'minivan' | 'van' | 'truck' | 'coupe' | 'bus';

/** A generation written by hand. `to` is null while it is produced; engines are labels like `'1.6L I4 8V Petrol (21116)'`. */
export function generation(
  name: string,
  from: number,
  to: number | null,
  bodyType: BodyType,
  ...engines: readonly [string, ...string[]]
): FeedModel {
  return {
    name,
    producedFrom: from,
    producedTo: to,
    bodyType,
    engines: engines.map((label) => ({ name: label, fuel: fuelOf(label), displacementCc: displacementOf(label) })),
  };
}
