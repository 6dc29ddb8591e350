/** The decimal sign of the file's prices; `unknown` when they do not show it. */
export type DecimalSign = 'comma' | 'point' | 'unknown';

/** A decimal number as digits: the whole part and the fraction. */
export type Decimal = { whole: string; fraction: string };
export type DecimalFault = 'not-a-number' | 'negative' | 'thousands-or-fraction';

const SIGNS = { comma: ',', point: '.' } as const;
const isGrouped = (text: string, separator: string) =>
  text.split(separator).every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));

function withoutGroups(text: string, separator: string): string | undefined {
  if (!text.includes(separator)) return /^\d+$/.test(text) ? text : undefined;
  return isGrouped(text, separator) ? text.replaceAll(separator, '') : undefined;
}

/** Joins `1 234 567`, grouped by any of the usual spaces and apostrophes. */
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
 * Reads `1234.5`, `1 234,50`, `1,234.50`, `1.234,50`. An unambiguous number is read regardless of the file's decimal
 * sign; `1,234` is 1234 when that is a point and 1.234 when it is a comma.
 */
export function parseDecimal(text: string, sign: DecimalSign): Decimal | DecimalFault {
  if (/^\d+$/.test(text)) return { whole: text, fraction: '0' };
  if (/^[-−–]\s*\d/.test(text)) return 'negative';
  const joined = joinThousands(text);
  if (joined === undefined) return 'not-a-number';
  return /[.,]/.test(joined) ? parseSeparated(joined, sign) : decimal(joined, '0');
}

const UNMISTAKABLE = [/^[\d\s.,'’]*\d([.,])\d{1,2}$/, /^(?:0|\d{4,})([.,])\d+$/];

/** The decimal sign of most unambiguous numbers: `12,5`, `1 234,50`, `0.125`. */
export function detectDecimalSign(numbers: readonly string[]): DecimalSign {
  const votes = { ',': 0, '.': 0 };
  for (const number of numbers) {
    const sign = UNMISTAKABLE.map((pattern) => pattern.exec(number)?.[1]).find((found) => found !== undefined);
    if (sign === ',' || sign === '.') votes[sign] += 1;
  }
  if (votes[','] === votes['.']) return 'unknown';
  return votes[','] > votes['.'] ? 'comma' : 'point';
}
