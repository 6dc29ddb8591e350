import { useState } from 'react';
import type { CheckoutStep } from '@partshop/api-client';
import { isElsewhere } from './pickup-cities.ts';

/**
 * The chosen point, and the city that was opened in the list of points. When the current user's city changes, here or in the header,
 * its points open, and a point elsewhere is no longer chosen.
 */
export function usePickupChoice(step: CheckoutStep, initialPoint: string) {
  const { cityId } = step.pickupCity;
  const [seenCityId, setSeenCityId] = useState(cityId);
  const [openedCity, openCity] = useState<string | null>(null);
  const [pointId, setPointId] = useState(initialPoint);

  if (seenCityId !== cityId) {
    setSeenCityId(cityId);
    openCity(null);
    if (isElsewhere(step, pointId)) setPointId('');
  }
  return { pointId, setPointId, openedCity, openCity };
}
