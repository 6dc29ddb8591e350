import type { PickupPoint } from '@partshop/api-client';

export type PickupCity = { name: string; points: PickupPoint[] };

/** The points by city, both in the order in which the server tells them. */
export function groupByCity(points: readonly PickupPoint[]): PickupCity[] {
  return [...Map.groupBy(points, ({ city }) => city)].map(([name, own]) => ({ name, points: own }));
}
