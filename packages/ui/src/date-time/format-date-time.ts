export type DateTimeFormat = {
  /** An instant ("2026-06-15T09:00:00Z", milliseconds), or a calendar day ("2026-06-19") that is the same in every time zone. */
  value: string | number;
  /** BCP 47. */
  locale: string;
  /** IANA name: "Europe/Moscow". Ignored for a calendar day. */
  timeZone: string;
  /** `date` 15 июня 2026 г., `day` 15 июня, `short` 15.06.2026, `time` 12:00, `dateTime` 15 июня 2026 г. в 12:00. @default 'date' */
  format?: 'date' | 'day' | 'short' | 'time' | 'dateTime' | undefined;
};

/** The Gregorian calendar and Latin digits in every locale, because people compare orders and bills between countries. */
const COMMON = { calendar: 'gregory', numberingSystem: 'latn' } as const;

const FORMATS = {
  date: { dateStyle: 'long' },
  day: { day: 'numeric', month: 'long' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

const isCalendarDay = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Formats the value for the locale; `undefined` if it is not a date. */
export function formatDateTime({ value, locale, timeZone, format = 'date' }: DateTimeFormat): string | undefined {
  const moment = Date.parse(String(machineDateTime(value)));
  if (Number.isNaN(moment)) return undefined;
  return formatterFor(locale, isCalendarDay(value) ? 'UTC' : timeZone, format).format(moment);
}

/** The value of `<time dateTime>`: a calendar day unchanged, an instant in UTC. */
export function machineDateTime(value: string | number): string | undefined {
  if (isCalendarDay(value)) return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** Creating a formatter costs far more than using it, so they are cached. */
function formatterFor(locale: string, timeZone: string, format: keyof typeof FORMATS): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${format}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(locale, { ...COMMON, ...FORMATS[format], timeZone });
  formatters.set(key, formatter);
  return formatter;
}
