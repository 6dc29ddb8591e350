/** The unit in each plural form of the locale (`one`, `few`, `many`, `other`, …); `other` is required. */
export type UnitForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export type QuantityFormat = {
  value: number;
  /** The unit: one word for all numbers ("л"), or its plural forms. */
  unit?: string | UnitForms | undefined;
  /** BCP 47. */
  locale: string;
  /** The greatest number of decimals. @default 3 */
  maximumFractionDigits?: number | undefined;
};

type Formatter = { numbers: Intl.NumberFormat; plurals: Intl.PluralRules };

const formatters = new Map<string, Formatter>();

/** Formats a number for the locale, always with Latin digits: "1 250", "4,5". */
export function formatNumber({ value, ...format }: QuantityFormat): string {
  return formatterFor(format).numbers.format(value);
}

/** The plural form of the unit for this number; undefined without a unit. */
export function unitOf({ value, unit, ...format }: QuantityFormat): string | undefined {
  if (unit === undefined || typeof unit === 'string') return unit;
  return unit[formatterFor(format).plurals.select(value)] ?? unit.other;
}

/** Cached: creating a formatter costs a hundred times as much as using it. */
function formatterFor({ locale, maximumFractionDigits = 3 }: Omit<QuantityFormat, 'value'>): Formatter {
  const key = `${locale} ${maximumFractionDigits}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = {
    numbers: new Intl.NumberFormat(locale, { maximumFractionDigits, numberingSystem: 'latn' }),
    plurals: new Intl.PluralRules(locale, { maximumFractionDigits }),
  };
  formatters.set(key, formatter);
  return formatter;
}
