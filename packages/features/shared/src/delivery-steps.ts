import type { FilterGroup } from '@partshop/api-client';
import type { Translate } from '@partshop/features/core';

export type DaysText = 'withinToday' | 'withinTomorrow' | 'withinDays';

const MAX_DAYS = 365;

/** The usual steps in days: tomorrow, a few days, a week, two weeks. */
const USUAL = [1, 3, 7, 14];

/** The steps of the delivery filter in days: the usual ones that make a difference, and the chosen one. */
export function deliverySteps(values: FilterGroup['values'], chosen: number | null): number[] {
  const steps = values.map(({ value }) => Number(value));
  const usual = steps.filter((days) => USUAL.includes(days));
  const shown = usual.length > 1 ? usual : steps;
  return [...new Set(chosen === null ? shown : [...shown, chosen])].toSorted((one, other) => one - other);
}

/** The text of delivery within a number of days, in the filter and in its chip. */
export function daysText(t: Translate<DaysText>, days: number): string {
  if (days === 0) return t('withinToday');
  return days === 1 ? t('withinTomorrow') : t('withinDays', { days });
}

/** The number of days in an address; null where there is none, or none that a filter may have. */
export function readDays(text: string | null): number | null {
  return text !== null && /^\d{1,3}$/.test(text) && Number(text) <= MAX_DAYS ? Number(text) : null;
}
