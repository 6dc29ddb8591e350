import type { CalendarTexts } from '../calendar/calendar-props.ts';
import { type DayLimits, isDay } from '../calendar/month.ts';

/** From the first day to the last, inclusive; ISO 8601. */
export type DateRange = { from: string; to: string };

/** The choice so far: nothing, one end, or both. */
export type DraftRange = { from: string; to: string };

export const NO_DAYS: DraftRange = { from: '', to: '' };

/** Whether the next click on a day starts a range. */
export function startsRange({ from, to }: DraftRange): boolean {
  return !isDay(from) || isDay(to);
}

/** The draft after a click on a day: the first starts a range, the second ends it, a third starts anew. */
export function withDay(draft: DraftRange, day: string): DraftRange {
  const { from } = draft;
  if (startsRange(draft)) return { from: day, to: '' };
  return day < from ? { from: day, to: from } : { from, to: day };
}

/** The range of a draft with its ends in order; the same day twice if only one is chosen; undefined for an empty draft. */
export function toRange({ from, to }: DraftRange): DateRange | undefined {
  const days = [from, to].filter(isDay).toSorted();
  const [first] = days;
  return first === undefined ? undefined : { from: first, to: days.at(-1) ?? first };
}

/** The days to highlight while the second end is being chosen: up to the day under the mouse. */
export function toSpan(draft: DraftRange, pointed: string | undefined): { start: string; end: string } | undefined {
  const range = toRange(isDay(draft.to) ? draft : { from: draft.from, to: isDay(draft.from) ? (pointed ?? '') : '' });
  return range && { start: range.from, end: range.to };
}

/** Whether any day of a preset lies within the limits. */
export function isOffered({ from, to }: DateRange, { min, max }: DayLimits): boolean {
  return (!max || from <= max) && (!min || to >= min);
}

/** A common range: "Last 30 days". */
export type DateRangePreset = DateRange & { label: string };

export type DateRangeTexts = CalendarTexts & {
  /** The accessible name of the presets: "Often used". */
  presets: string;
  from: string;
  to: string;
  /** Says above the calendar which end the next click chooses: "Choose the first day". */
  firstDay: string;
  /** "Choose the last day". */
  lastDay: string;
  apply: string;
  reset: string;
};
