/** The unit in each plural form the locale has (`one`, `few`, `many`, `other`, …); `other` is the one that is always there. */
export type UnitForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export type QuantityFormat = {
  value: number;
  /** What is counted or measured: one word for all numbers ("л"), or its plural forms. */
  unit?: string | UnitForms | undefined;
  /** BCP 47. */
  locale: string;
  /** Digits after the point, at most. @default 3 */
  maximumFractionDigits?: number | undefined;
};

type Formatter = { numbers: Intl.NumberFormat; plurals: Intl.PluralRules };

const formatters = new Map<string, Formatter>();

/** The number as the locale writes it, with Latin digits everywhere: "1 250", "4,5". */
export function formatNumber({ value, ...format }: QuantityFormat): string {
  return formatterFor(format).numbers.format(value);
}

/** The unit in the form that this number asks for; nothing where there is none. */
export function unitOf({ value, unit, ...format }: QuantityFormat): string | undefined {
  if (unit === undefined || typeof unit === 'string') return unit;
  return unit[formatterFor(format).plurals.select(value)] ?? unit.other;
}

/** Making a formatter costs a hundred times a use of it. */
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
