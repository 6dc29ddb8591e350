import type { Locale } from '../localization/locales.ts';

const FIRST_STRONG = '\u2068';
const END = '\u2069';

/** Isolates a piece of a plain string, such as a price or a maker's name, from the direction of the text around it. */
export function isolate(text: string, { direction }: Locale): string {
  return direction === 'rtl' ? FIRST_STRONG + text + END : text;
}
