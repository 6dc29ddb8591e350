import { useState } from 'react';
import { sharedMessages, useLocale, useTexts } from '@partshop/features/core';
import { formatArrival } from './arrival.ts';

export type ArrivalProps = {
  days: number;
  daysMax: number;
  /** The moment that the days count from, in ISO 8601; now by default. */
  from?: string;
};

/** When something can be collected: delivery time in words and its date. Needs the texts `sharedMessages`. */
export function Arrival({ days, daysMax, from }: ArrivalProps) {
  const t = useTexts(sharedMessages);
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const since = from === undefined ? now : new Date(from);
  // A page that is open at midnight may count from another day than the server did.
  return <span suppressHydrationWarning>{formatArrival(t, locale, { days, daysMax, from: since })}</span>;
}
