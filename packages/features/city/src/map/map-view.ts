import type { City, CityPoint } from '@partshop/api-client';
import { readPlace, type PickerRequest, type Place } from '../picker-request.ts';

/** The part of the world that the map shows. */
export type MapView =
  /** Russia, until something is chosen. */
  | { kind: 'country' }
  /** All of these places. */
  | { kind: 'area'; places: readonly Place[] }
  /** All of these places, which may be close together. */
  | { kind: 'points'; places: readonly Place[] }
  | { kind: 'city'; place: Place }
  | { kind: 'point'; place: Place };

/** What the map is centred on: the whole list, one city, one pick-up point by its id. */
export type Look = { at: 'list' } | { at: 'city' } | { at: 'point'; id: number };

export type Shown = {
  request: PickerRequest;
  cities: readonly City[];
  cityId: number | null;
  points: readonly CityPoint[];
};

const placeOf = ({ latitude, longitude }: Place): Place => ({ latitude, longitude });

/** Chooses the part to show: a chosen point, else the city of the points, the listed cities, the country. */
export function viewOf({ request, cities, cityId, points }: Shown, look: Look): MapView {
  const point = look.at === 'point' ? points.find(({ id }) => id === look.id) : undefined;
  if (point) return { kind: 'point', place: placeOf(point) };
  const city = cities.find(({ id }) => id === cityId) ?? points[0];
  const isCityMeant = look.at === 'city' || request.pointsOf !== null || request.by.kind === 'largest';
  if (city && isCityMeant) return { kind: 'city', place: placeOf(city) };
  if (request.by.kind === 'largest' || cities.length === 0) return { kind: 'country' };
  const near = request.by.kind === 'place' ? readPlace(request.by.near) : null;
  return { kind: 'area', places: [...(near ? [near] : []), ...cities.map(placeOf)] };
}
