import type { PickupPoint } from '@partshop/api-client';

export type PickupCity = { name: string; points: PickupPoint[] };

/** Groups the points by city; both stay in the server's order. */
export function groupByCity(points: readonly PickupPoint[]): PickupCity[] {
  return [...Map.groupBy(points, ({ city }) => city)].map(([name, own]) => ({ name, points: own }));
}
