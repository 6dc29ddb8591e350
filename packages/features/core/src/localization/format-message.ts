import { IntlMessageFormat } from 'intl-messageformat';

export type MessageValues = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();
const MAX_FORMATS = 1000;

/** An ICU message with its values. A message that cannot be read comes back as it stands, so that the page stays readable (§8). */
export function formatMessage(message: string, values: MessageValues | undefined, localeTag: string): string {
  if (!message.includes('{')) return message;
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
