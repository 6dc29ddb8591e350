import type { TransitFigures } from '@partshop/api-client';

/** The share of items that came by the promised day; null without any item. */
export const inTimeShare = ({ items, late }: TransitFigures): number | null =>
  items === 0 ? null : (items - late) / items;

/** How many days items took on average; null when none has arrived. */
export const averageDays = ({ received, days }: TransitFigures): number | null =>
  received === 0 ? null : days / received;
