import type { CheckoutPoint, CheckoutStep } from '@partshop/api-client';
import type { CityChoice } from '@partshop/features/city';

export type PickupCity = {
  name: string;
  /** The body of SetCity; null for a city that the shop does not know. */
  choice: CityChoice | null;
  points: CheckoutPoint[];
};

/** Groups the points by city, the one with the id `firstId` first; otherwise both stay in the server's order. */
export function groupByCity(points: readonly CheckoutPoint[], firstId: number | null): PickupCity[] {
  const cities = [...Map.groupBy(points, ({ city }) => city)].map(([name, own]) => ({
    name,
    choice: choiceOf(own[0]),
    points: own,
  }));
  const isFirst = ({ choice }: PickupCity) => firstId !== null && choice?.id === firstId;
  return [...cities.filter(isFirst), ...cities.filter((city) => !isFirst(city))];
}

/** Whether the point with this id is not in the current user's city; false if that is not known. */
export function isElsewhere({ points, pickupCity }: Pick<CheckoutStep, 'points' | 'pickupCity'>, id: string): boolean {
  const { cityId } = pickupCity;
  return cityId !== null && points.find((point) => String(point.id) === id)?.cityId !== cityId;
}

function choiceOf(point: CheckoutPoint | undefined): CityChoice | null {
  if (!point || point.cityId === null || point.countryCode === null) return null;
  return { id: point.cityId, name: point.city, countryCode: point.countryCode };
}
