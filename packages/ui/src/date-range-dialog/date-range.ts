import { type DayLimits, isDay } from '../calendar/month.ts';

/** From the first day to the last, both included; ISO 8601. */
export type DateRange = { from: string; to: string };

/** What is chosen so far: nothing, one end, or both. */
export type DraftRange = { from: string; to: string };

export const NO_DAYS: DraftRange = { from: '', to: '' };

/** A day pressed in the calendar: the first begins a range, the second ends it, a third begins anew. */
export function withDay({ from, to }: DraftRange, day: string): DraftRange {
  if (!isDay(from) || isDay(to)) return { from: day, to: '' };
  return day < from ? { from: day, to: from } : { from, to: day };
}

/** The range meant by a draft: its ends in order, a single day twice; nothing for an empty one. */
export function toRange({ from, to }: DraftRange): DateRange | undefined {
  const days = [from, to].filter(isDay).toSorted();
  const [first] = days;
  return first === undefined ? undefined : { from: first, to: days.at(-1) ?? first };
}

/** What the calendar shows as chosen while the second end is still looked for under the mouse. */
export function toSpan(draft: DraftRange, pointed: string | undefined): { start: string; end: string } | undefined {
  const range = toRange(isDay(draft.to) ? draft : { from: draft.from, to: isDay(draft.from) ? (pointed ?? '') : '' });
  return range && { start: range.from, end: range.to };
}

/** Whether a preset lies within the limits at all. */
export function isOffered({ from, to }: DateRange, { min, max }: DayLimits): boolean {
  return (!max || from <= max) && (!min || to >= min);
}

/** A range that is asked for often: "Last 30 days". */
export type DateRangePreset = DateRange & { label: string };

export type RangeTexts = {
  /** Names the list of presets: "Often used". */
  presetsLabel: string;
  fromLabel: string;
  toLabel: string;
  previousLabel: string;
  nextLabel: string;
};
