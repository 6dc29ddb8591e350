import type { SeededRandom } from '../random/seeded-random.ts';

/**
 * A pattern of part numbers, one for each real format of a maker:
 *
 * - `#` a digit, `*` a digit except 0, `@` a capital letter that cannot be mistaken for a digit
 * - `(a|b|)` one of these alternatives
 * - `{p}` the code of the car's make, platform or engine
 * - `{s}` the part's size: `'6PK1750'`, `'060'`
 *
 * Anything else is literal: `'13.0460-####.2'`, `'(5|6)PK*###'`, `'{p} 115 561 (A|B|C)'`.
 */
export type NumberPattern = string;

const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'] as [string, ...string[]];

/** The values of `{p}` and `{s}`. */
export type NumberCodes = { platform?: string; size?: string };

type Part = (random: SeededRandom, codes: NumberCodes) => string;

const NO_CODES: NumberCodes = {};

const compiled = new Map<NumberPattern, readonly Part[]>();

/** A random number that matches the pattern. */
export function drawNumber(pattern: NumberPattern, random: SeededRandom, codes = NO_CODES): string {
  let parts = compiled.get(pattern);
  if (parts === undefined) {
    parts = compile(pattern);
    compiled.set(pattern, parts);
  }
  let number = '';
  for (const part of parts) number += part(random, codes);
  return number;
}

function compile(pattern: NumberPattern): readonly Part[] {
  const tokens = pattern.match(/\([^)]*\)|\{[ps]\}|[\s\S]/g) ?? [];
  return tokens.map((token): Part => {
    if (token === '#') return (random) => String(random.between(0, 9));
    if (token === '*') return (random) => String(random.between(1, 9));
    if (token === '@') return (random) => random.pick(LETTERS);
    if (token === '{p}') return (_random, codes) => codes.platform ?? '';
    if (token === '{s}') return (_random, codes) => codes.size ?? '';
    if (token.startsWith('(') && token.length > 1) {
      const [first = '', ...others] = token.slice(1, -1).split('|');
      return (random, codes) => drawNumber(random.pick([first, ...others]), random, codes);
    }
    return () => token;
  });
}

/**
 * The number that this one replaced, if the maker counts versions by a last letter: `'06A 115 561 C'` replaced `'06A 115
 * 561 B'`, `'1S7G-6714-AB'` `'1S7G-6714-AA'`. Undefined for other numbers.
 */
export function previousNumber(number: string): string | undefined {
  const last = number.slice(-1);
  if (!/[ -][A-Z]{1,2}$/.test(number) || last < 'B') return undefined;
  return number.slice(0, -1) + String.fromCharCode(last.charCodeAt(0) - 1);
}
