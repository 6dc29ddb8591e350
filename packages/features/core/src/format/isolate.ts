import type { Locale } from '../localization/locales.ts';

const FIRST_STRONG = '\u2068';
const END = '\u2069';

/** A piece of a plain string in a direction of its own, such as a price or a maker's name, where no element can isolate it. */
export function isolate(text: string, { direction }: Locale): string {
  return direction === 'rtl' ? FIRST_STRONG + text + END : text;
}
