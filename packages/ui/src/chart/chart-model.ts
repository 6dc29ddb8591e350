/** One line or one set of bars. */
export type ChartSeries = {
  label: string;
  /** One per category, in their order; `null` where there is none. */
  values: readonly (number | null)[];
};

/** How values are written: "12 400 ₽", "38 %". Digits are Latin everywhere. */
export type ChartNumberFormat = {
  /** BCP 47. */
  locale: string;
  /** As `Intl.NumberFormat` takes them. */
  format?: Intl.NumberFormatOptions | undefined;
};

export type ChartTexts = {
  /** Opens the table of the same numbers: "Show as a table". */
  table: string;
  /** Heads the column of categories in that table: "Month". */
  category: string;
};

/** Colours and patterns repeat after so many; a chart with more series cannot be read anyway. */
const SERIES_LOOKS = 6;

/** The number of a look, for a series in its place. */
export const lookOf = (index: number): number => index % SERIES_LOOKS;

/** Writes values; `compact` for axes, where room is short. */
export function valueFormatter({ locale, format }: ChartNumberFormat): {
  full: (value: number) => string;
  compact: (value: number) => string;
} {
  const common = { ...format, numberingSystem: 'latn' };
  const full = new Intl.NumberFormat(locale, common);
  const compact = new Intl.NumberFormat(locale, {
    ...common,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return { full: (value) => full.format(value), compact: (value) => compact.format(value) };
}
