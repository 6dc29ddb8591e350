import { sharedMessages, useTexts } from '@partshop/features/core';
import { formatDelivery } from './delivery.ts';

/** The delivery time of an offer in words. Today is marked. Needs the texts `sharedMessages`. */
export function DeliveryTime({ days, daysMax }: { days: number; daysMax: number }) {
  const t = useTexts(sharedMessages);
  const text = formatDelivery(t, days, daysMax);
  return daysMax === 0 ? <mark>{text}</mark> : text;
}
