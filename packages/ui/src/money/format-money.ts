export type MoneyFormat = {
  /** In the currency's minor unit (kopecks, cents), an integer. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** BCP 47. */
  locale: string;
  /** `auto` leaves the minor unit out if it is zero; `always` shows it, for columns to compare. @default 'auto' */
  fraction?: 'auto' | 'always' | undefined;
};

/** Formats amounts in minor units; see {@link moneyFormatter}. */
export type FormatAmount = (amount: number) => string;

type Formatter = { format: FormatAmount; minorUnits: number };

/** How many texts a formatter caches, because the same prices occur again and again. A full cache is cleared. */
const MAX_CACHED = 5000;

const formatters = new Map<string, Formatter>();

/** Formats an amount for the locale, always with Latin digits: "1 234,50 ₽", "€1,234.50". */
export function formatMoney({ amount, ...format }: MoneyFormat): string {
  return formatterFor(format).format(amount);
}

/** The formatter for a list, so that its rows do not look it up again. */
export function moneyFormatter(format: Omit<MoneyFormat, 'amount'>): FormatAmount {
  return formatterFor(format).format;
}

/** The `fraction` for amounts that stand in one column: the minor unit is shown of all of them, or of none. */
export function columnFraction(
  amounts: readonly number[],
  format: Pick<MoneyFormat, 'currency' | 'locale'>,
): 'auto' | 'always' {
  const { minorUnits } = formatterFor(format);
  return amounts.some((amount) => amount % minorUnits !== 0) ? 'always' : 'auto';
}

/** The amount in major units with a decimal point, for `<data value>` and forms: "1234.50". */
export function moneyToDecimal({ amount, ...format }: MoneyFormat): string {
  const { minorUnits } = formatterFor(format);
  return (amount / minorUnits).toFixed(Math.log10(minorUnits));
}

/** Cached: creating a formatter costs a hundred times as much as using it, and there are few (locales × currencies × 2). */
function formatterFor({ currency, locale, fraction = 'auto' }: Omit<MoneyFormat, 'amount'>): Formatter {
  const key = `${locale} ${currency} ${fraction}`;
  const known = formatters.get(key);
  if (known) return known;
  const numberFormat = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    trailingZeroDisplay: fraction === 'auto' ? 'stripIfInteger' : 'auto',
  });
  const digits = numberFormat.resolvedOptions().maximumFractionDigits ?? 0;
  const minorUnits = 10 ** digits;
  const texts = new Map<number, string>();
  const formatCached = (amount: number): string => {
    const text = texts.get(amount);
    if (text !== undefined) return text;
    if (texts.size >= MAX_CACHED) texts.clear();
    const made = numberFormat.format(amount / minorUnits);
    texts.set(amount, made);
    return made;
  };
  const formatter = { format: formatCached, minorUnits };
  formatters.set(key, formatter);
  return formatter;
}
