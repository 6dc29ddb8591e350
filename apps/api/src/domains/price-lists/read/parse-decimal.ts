/** What parts roubles from kopecks in this file; `unknown` when its prices do not tell. */
export type DecimalSign = 'comma' | 'point' | 'unknown';

/** A number as written: whole part and fraction, digits only. */
export type Decimal = { whole: string; fraction: string };
export type DecimalFault = 'not-a-number' | 'negative' | 'thousands-or-fraction';

const SIGNS = { comma: ',', point: '.' } as const;
const isGrouped = (text: string, separator: string) =>
  text.split(separator).every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));

function withoutGroups(text: string, separator: string): string | undefined {
  if (!text.includes(separator)) return /^\d+$/.test(text) ? text : undefined;
  return isGrouped(text, separator) ? text.replaceAll(separator, '') : undefined;
}

/** `1 234 567` with any of the spaces and apostrophes that group thousands. */
function joinThousands(text: string): string | undefined {
  if (!/[\s'’]/.test(text)) return text;
  const [, whole, rest = ''] = /^([\d\s'’]+)([.,]\d*)?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const joined = withoutGroups(whole.replace(/[\s'’]/g, ' '), ' ');
  return joined === undefined ? undefined : joined + rest;
}

function decimal(whole: string | undefined, fraction: string): Decimal | 'not-a-number' {
  return whole === undefined || !/^\d+$/.test(whole) || !/^\d+$/.test(fraction) ? 'not-a-number' : { whole, fraction };
}

function parseSeparated(text: string, sign: DecimalSign): Decimal | DecimalFault {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  const last = Math.max(comma, point);
  const separator = text.charAt(last);
  const whole = text.slice(0, last);
  const fraction = text.slice(last + 1);
  if (comma >= 0 && point >= 0) return decimal(withoutGroups(whole, separator === ',' ? '.' : ','), fraction);
  const asThousands = isGrouped(text, separator) && !text.startsWith('0');
  if (whole.includes(separator)) return asThousands ? decimal(text.replaceAll(separator, ''), '0') : 'not-a-number';
  if (!asThousands) return decimal(whole, fraction);
  if (sign === 'unknown') return 'thousands-or-fraction';
  return SIGNS[sign] === separator ? decimal(whole, fraction) : decimal(whole + fraction, '0');
}

/**
 * Reads `1234.5`, `1 234,50`, `1,234.50`, `1.234,50`. What can be read in one way only is read so whatever the sign of
 * the file; `1,234` is a thousand where the file's sign is a point, one and a bit where it is a comma.
 */
export function parseDecimal(text: string, sign: DecimalSign): Decimal | DecimalFault {
  if (/^\d+$/.test(text)) return { whole: text, fraction: '0' };
  if (/^[-−–]\s*\d/.test(text)) return 'negative';
  const joined = joinThousands(text);
  if (joined === undefined) return 'not-a-number';
  return /[.,]/.test(joined) ? parseSeparated(joined, sign) : decimal(joined, '0');
}

const UNMISTAKABLE = [/^[\d\s.,'’]*\d([.,])\d{1,2}$/, /^(?:0|\d{4,})([.,])\d+$/];

/** The decimal sign that most numbers use where only one reading is possible: `12,5`, `1 234,50`, `0.125`. */
export function detectDecimalSign(numbers: readonly string[]): DecimalSign {
  const votes = { ',': 0, '.': 0 };
  for (const number of numbers) {
    const sign = UNMISTAKABLE.map((pattern) => pattern.exec(number)?.[1]).find((found) => found !== undefined);
    if (sign === ',' || sign === '.') votes[sign] += 1;
  }
  if (votes[','] === votes['.']) return 'unknown';
  return votes[','] > votes['.'] ? 'comma' : 'point';
}
