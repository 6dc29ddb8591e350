import type { City } from '@partshop/api-client';
import type { PickerRequest } from './picker-request.ts';

/**
 * The city whose pick-up points are shown: the requested one, the nearest one to a place, or the current user’s own (`currentId`;
 * null if it is not shown).
 */
export function shownCityOf(
  { by, pointsOf }: PickerRequest,
  cities: readonly City[],
  currentId: number | null,
): number | null {
  if (pointsOf !== null) return pointsOf;
  if (by.kind === 'place') return cities[0]?.id ?? null;
  return by.kind === 'largest' ? currentId : null;
}
