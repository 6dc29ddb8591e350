import type { DayLimits } from './month.ts';

export type DaySpan = { start: string; end: string };

export type CalendarProps = DayLimits & {
  /** BCP 47. */
  locale: string;
  /** The day that is marked as today; ISO 8601, as all days here. */
  today: string;
  /** From the first chosen day to the last; a single one is both. */
  span: DaySpan | undefined;
  /** The day that the keyboard stands on; its month is shown. */
  day: string;
  onDayChange: (day: string) => void;
  onChoose: (day: string) => void;
  /** The day under the mouse, for the preview of a span. */
  onPoint?: ((day: string) => void) | undefined;
  previousLabel: string;
  nextLabel: string;
  /** Takes the focus when it appears. */
  isFocusedOnMount?: boolean | undefined;
};
