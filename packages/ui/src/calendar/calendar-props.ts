import type { DayLimits } from './month.ts';

export type DaySpan = { start: string; end: string };

export type CalendarTexts = {
  /** "Previous month". */
  previous: string;
  next: string;
};

export type CalendarProps = DayLimits & {
  /** BCP 47. */
  locale: string;
  /** The day that is marked as today; ISO 8601, as all days here. */
  today: string;
  /** The first and the last chosen day; a single day is both. */
  span: DaySpan | undefined;
  /** The day that has the keyboard focus; the calendar shows its month. */
  day: string;
  onDayChange: (day: string) => void;
  onChoose: (day: string) => void;
  /** Reports the day under the mouse, to preview a range. */
  onPoint?: ((day: string) => void) | undefined;
  texts: CalendarTexts;
  /** Focuses the current day on mount. */
  isFocusedOnMount?: boolean | undefined;
};
