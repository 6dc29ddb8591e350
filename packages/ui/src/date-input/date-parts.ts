import { daysOfMonth, isDay } from '../calendar/month.ts';

export type DatePart = 'day' | 'month' | 'year';

/** What stands in the three fields, as typed. */
export type DateParts = Readonly<Record<DatePart, string>>;

export type DatePiece =
  | { part: DatePart; /** "month" */ name: string; /** "mm" */ placeholder: string }
  | { part?: undefined; /** What stands between two fields: "." */ text: string };

/** How a language writes a date with digits. */
export type DateLayout = { direction: 'ltr' | 'rtl'; pieces: readonly DatePiece[] };

export const NO_PARTS: DateParts = { day: '', month: '', year: '' };

const RIGHT_TO_LEFT_MARK = '\u200F';

export const lengthOf = (part: DatePart): number => (part === 'year' ? 4 : 2);

/** The order of day, month and year in a language, with the signs between them and the names of the fields. */
export function dateLayout(locale: string): DateLayout {
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = format.formatToParts(new Date(Date.UTC(2026, 5, 15)));
  const pieces = parts.map(({ type, value }): DatePiece => {
    if (type !== 'day' && type !== 'month' && type !== 'year') return { text: value.replaceAll(/[\u200E\u200F]/g, '') };
    const name = names.of(type) ?? type;
    return { part: type, name, placeholder: placeholderFor(type, name.toLocaleLowerCase(locale)) };
  });
  // Arabic writes the day rightmost and says so by marks; Hebrew writes dates left-to-right, as Latin scripts do.
  const isMarked = parts.some(({ value }) => value.includes(RIGHT_TO_LEFT_MARK));
  return { direction: isMarked ? 'rtl' : 'ltr', pieces };
}

/** "yyyy" from "year"; scripts without capitals write the word. */
function placeholderFor(part: DatePart, name: string): string {
  const letter = [...name][0] ?? '';
  return letter.toUpperCase() === letter ? name : letter.repeat(lengthOf(part));
}

export function toParts(day: string | undefined): DateParts {
  if (!isDay(day)) return NO_PARTS;
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: date, month, year };
}

/** The day in ISO 8601; undefined until all three are there and it exists. */
export function toDay({ day, month, year }: DateParts): string | undefined {
  if (day === '' || month === '' || year.length < lengthOf('year')) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) && Number(day) <= daysOfMonth(text) ? text : undefined;
}

export const isEmpty = (parts: DateParts): boolean => Object.values(parts).every((text) => text === '');

/**
 * The parts when the visitor leaves the field: two digits of a year are of this century, a month or year that is missing is today's,
 * and a day beyond the end of its month is its last. Without a day nothing is guessed.
 */
export function completeParts(parts: DateParts, today: string): DateParts {
  if (Number(parts.day) === 0) return parts;
  const now = toParts(today);
  const year = parts.year === '' ? now.year : parts.year.length < 3 ? `20${parts.year.padStart(2, '0')}` : parts.year;
  const month = Math.min(12, Number(parts.month) || Number(now.month));
  const whole = { year: year.padStart(4, '0'), month: String(month).padStart(2, '0') };
  const last = daysOfMonth(`${whole.year}-${whole.month}-01`);
  return { ...whole, day: String(Math.min(Number(parts.day), last)).padStart(2, '0') };
}

/** The digits of a typed text that fit into a field, the last ones if they are too many; digits of other scripts become Latin. */
export function typedDigits(part: DatePart, text: string): string {
  const latin = text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return latin.replaceAll(/\D/g, '').slice(-lengthOf(part));
}

/** Whether no further digit can follow: "4" is a whole day, "3" may become 31. */
export function isFull(part: DatePart, digits: string): boolean {
  const greatestFirst = { day: 3, month: 1, year: Infinity }[part];
  return digits.length === lengthOf(part) || Number(digits) > greatestFirst;
}

/** The parts after an arrow key: the next value of one part, around at its ends; today's if it was empty. */
export function stepPart(parts: DateParts, part: DatePart, steps: number, today: string): DateParts {
  if (parts[part] === '') return { ...parts, [part]: toParts(today)[part] };
  const value = Number(parts[part]) + steps;
  if (part === 'year') return { ...parts, year: String(Math.min(9999, Math.max(1, value))).padStart(4, '0') };
  const whole = toDay(parts);
  const greatest = part === 'month' ? 12 : whole === undefined ? 31 : daysOfMonth(whole);
  const around = ((value - 1 + greatest) % greatest) + 1;
  return { ...parts, [part]: String(around).padStart(2, '0') };
}

/** The parts of a pasted date: ISO 8601, or three numbers in the order of the language; undefined for other texts. */
export function pastedParts(text: string, { pieces }: DateLayout): DateParts | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const [first = ''] = numbers;
  if (numbers.length < 3) return undefined;
  const order = first.length === 4 ? (['year', 'month', 'day'] as const) : pieces.flatMap(({ part }) => part ?? []);
  const parts = Object.fromEntries(order.map((part, index) => [part, numbers[index] ?? ''])) as Record<
    DatePart,
    string
  >;
  const year = parts.year.length === 2 ? `20${parts.year}` : parts.year;
  const day = toDay({ ...parts, year });
  return day === undefined ? undefined : toParts(day);
}
