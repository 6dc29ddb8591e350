import type { QueryReader } from '@partshop/features/core';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar; anything else narrows nothing. */
function readDay(text: string | null): string {
  if (text === null || !DAY.test(text)) return '';
  const time = Date.parse(`${text}T00:00:00Z`);
  // 30 February would be a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : '';
}

/** Reads the days of a query; what is no day is empty. */
export const readPeriod = (query: QueryReader<'from' | 'to'>): { from: string; to: string } => ({
  from: readDay(query.get('from')),
  to: readDay(query.get('to')),
});
