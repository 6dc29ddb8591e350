import type { CarRoot, Favorites } from '@partshop/api-client';

/** The articles that were chosen for a car, or for none. */
export type CarGroup = { car: CarRoot | null; items: Favorites['items'] };

/**
 * The wish list by cars: that of the current car first, then as the newest article of each, what was chosen for no car last. Articles
 * keep their order.
 */
export function groupByCar({ items, cars }: Favorites, currentEngineId: number | null): CarGroup[] {
  const groups = new Map<number, CarGroup>();
  for (const item of items) {
    const car = cars.find(({ engineId }) => engineId === item.engineId) ?? null;
    const key = car?.engineId ?? 0;
    const group = groups.get(key) ?? { car, items: [] };
    groups.set(key, group);
    group.items.push(item);
  }
  const placeOf = ({ car }: CarGroup): number => (car === null ? 2 : car.engineId === currentEngineId ? 0 : 1);
  return [...groups.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}
