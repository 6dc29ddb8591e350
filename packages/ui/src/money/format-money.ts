export type MoneyFormat = {
  /** In the currency's minor unit (kopecks, cents), a whole number. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** BCP 47. */
  locale: string;
  /** `auto` leaves the minor unit out where it is zero; `always` keeps it, for columns that are compared. @default 'auto' */
  fraction?: 'auto' | 'always' | undefined;
};

/** Words amounts in minor units; see {@link moneyFormatter}. */
export type FormatAmount = (amount: number) => string;

type Formatter = { format: FormatAmount; minorUnits: number };

/** Prices come back: of a list, of the page before. Kept texts a formatter, then from anew. */
const MAX_KEPT = 5000;

const formatters = new Map<string, Formatter>();

/** An amount as the locale writes it, with Latin digits everywhere: "1 234,50 ₽", "€1,234.50". */
export function formatMoney({ amount, ...format }: MoneyFormat): string {
  return formatterFor(format).format(amount);
}

/** The formatter of a whole list: found once, and not again for each of its rows. */
export function moneyFormatter(format: Omit<MoneyFormat, 'amount'>): FormatAmount {
  return formatterFor(format).format;
}

/** The amount in major units with a point, as `<data value>` and forms want it: "1234.50". */
export function moneyToDecimal({ amount, ...format }: MoneyFormat): string {
  const { minorUnits } = formatterFor(format);
  return (amount / minorUnits).toFixed(Math.log10(minorUnits));
}

/** Making a formatter costs a hundred times a use of it, and there are few: locales × currencies × 2. */
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
  const kept = new Map<number, string>();
  const formatKept = (amount: number): string => {
    const text = kept.get(amount);
    if (text !== undefined) return text;
    if (kept.size >= MAX_KEPT) kept.clear();
    const made = numberFormat.format(amount / minorUnits);
    kept.set(amount, made);
    return made;
  };
  const formatter = { format: formatKept, minorUnits };
  formatters.set(key, formatter);
  return formatter;
}
