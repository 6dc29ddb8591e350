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
  /** Stands in place of a chart without any value: "No sales yet". */
  empty: string;
};

/** Colours and patterns repeat after so many; a chart with more series cannot be read anyway. */
const SERIES_LOOKS = 6;

/** The number of a look, for a series in its place. */
export const lookOf = (index: number): number => index % SERIES_LOOKS;

/** Axes up to so much are written in full; beyond, in thousands, millions and so on. */
const LONGEST_PLAIN = 10_000;

/** Writes values; `forAxis` those of an axis, briefly and all in one unit. */
export function valueFormatter({ locale, format }: ChartNumberFormat): {
  full: (value: number) => string;
  forAxis: (ticks: readonly number[]) => (value: number) => string;
} {
  const common = { ...format, numberingSystem: 'latn' };
  const full = new Intl.NumberFormat(locale, common);
  const plain = new Intl.NumberFormat(locale, { ...common, minimumFractionDigits: 0, maximumFractionDigits: 2 });
  const compact = new Intl.NumberFormat(locale, { ...common, notation: 'compact', minimumFractionDigits: 0 });
  const digits = new Intl.NumberFormat(locale, { numberingSystem: 'latn', maximumFractionDigits: 2 });

  const forAxis = (ticks: readonly number[]) => {
    const greatest = Math.max(0, ...ticks.map(Math.abs));
    if (greatest < LONGEST_PLAIN || format?.style === 'percent') return (value: number) => plain.format(value);
    // "100万 ₽" for a million in Japanese: the unit that is written is ten thousand.
    const power = 1000 ** Math.floor(Math.log10(greatest) / 3);
    const sample = compact.formatToParts(power);
    const unit = power / Number(sample.find(({ type }) => type === 'integer')?.value ?? 1);
    const inUnit = (value: number) =>
      sample.map(({ type, value: text }) => (type === 'integer' ? digits.format(value / unit) : text)).join('');
    return (value: number) => (value === 0 ? plain.format(0) : inUnit(value));
  };
  return { full: (value) => full.format(value), forAxis };
}
