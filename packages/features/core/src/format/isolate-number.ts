import type { Locale } from '../localization/locales.ts';

const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';

/**
 * A part number for a plain string, where no element can isolate it: right-to-left text would turn the groups of
 * `0 451 103 318` around.
 */
export function isolateNumber(number: string, { direction }: Locale): string {
  return direction === 'rtl' ? LEFT_TO_RIGHT + number + END : number;
}
