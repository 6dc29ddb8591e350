import { IntlMessageFormat } from 'intl-messageformat';

export type MessageValues = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();
const MAX_FORMATS = 1000;

/** Messages with nothing but `{name}`: most are, and rows of a list must not pay for the whole syntax. */
const PLAIN = /^(?:[^{}'#]|\{\w+\})*$/;

/** Texts and slot names alternating; null for a message with more than slots. */
const plainParts = new Map<string, string[] | null>();

function partsOf(message: string): string[] | null {
  const known = plainParts.get(message);
  if (known !== undefined) return known;
  if (plainParts.size >= MAX_FORMATS) plainParts.clear();
  const parts = PLAIN.test(message) ? message.split(/\{(\w+)\}/) : null;
  plainParts.set(message, parts);
  return parts;
}

/** Formats an ICU message with its values. An invalid message is returned unchanged, so that the page stays readable (§8). */
export function formatMessage(message: string, values: MessageValues | undefined, localeTag: string): string {
  if (!message.includes('{')) return message;
  const parts = partsOf(message);
  if (parts && values) {
    let text = parts[0] ?? '';
    for (let slot = 1; slot < parts.length; slot += 2) {
      const name = parts[slot] ?? '';
      text += String(values[name] ?? `{${name}}`) + (parts[slot + 1] ?? '');
    }
    return text;
  }
  return formatCounts(message, values, localeTag);
}

/** Formatted plurals by message and values, because lists repeat the same few numbers. */
const formatted = new Map<string, string>();

function formatCounts(message: string, values: MessageValues | undefined, localeTag: string): string {
  const key = `${localeTag}\n${message}\n${JSON.stringify(values)}`;
  const known = formatted.get(key);
  if (known !== undefined) return known;
  if (formatted.size >= MAX_FORMATS) formatted.clear();
  const text = formatWhole(message, values, localeTag);
  formatted.set(key, text);
  return text;
}

function formatWhole(message: string, values: MessageValues | undefined, localeTag: string): string {
  try {
    return String(formatOf(message, localeTag).format(values));
  } catch {
    return message;
  }
}

function formatOf(message: string, localeTag: string): IntlMessageFormat {
  const key = `${localeTag}\n${message}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const made = new IntlMessageFormat(message, localeTag, undefined, { ignoreTag: true });
  formats.set(key, made);
  return made;
}
