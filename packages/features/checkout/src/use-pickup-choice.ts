import { useState } from 'react';
import type { CheckoutStep } from '@partshop/api-client';

/**
 * The chosen point, and the city that was opened in the list of points. When the current user's city changes, here or in the header,
 * its points open, and a point elsewhere is no longer chosen.
 */
export function usePickupChoice({ points, pickupCity }: CheckoutStep, initialPoint: string) {
  const { cityId } = pickupCity;
  const [seenCityId, setSeenCityId] = useState(cityId);
  const [openedCity, openCity] = useState<string | null>(null);
  const [pointId, setPointId] = useState(initialPoint);
  const isElsewhere = (id: string): boolean =>
    cityId !== null && points.find((point) => String(point.id) === id)?.cityId !== cityId;

  if (seenCityId !== cityId) {
    setSeenCityId(cityId);
    openCity(null);
    if (isElsewhere(pointId)) setPointId('');
  }
  return { pointId, setPointId, openedCity, openCity, isElsewhere };
}
