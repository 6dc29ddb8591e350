export type TextPart = { text: string; isMatch: boolean };

const SEPARATOR = /[\s\p{P}\p{S}]/u;

/**
 * Splits a text into parts that match words of the query and parts that do not, for highlighting. Ignores case, spaces and
 * punctuation: "w71275" matches "W 712/75". The joined parts equal the text.
 */
export function matchParts(text: string, query: string): readonly TextPart[] {
  const matched = new Set<number>();
  const letters = significantLetters(text);
  const haystack = letters.map(({ letter }) => letter).join('');
  const needles = [fold(query), ...query.split(/\s+/u).map(fold)].filter((needle) => needle !== '');
  for (const needle of needles) {
    for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + needle.length)) {
      const first = letters[at]?.index ?? 0;
      const last = letters[at + needle.length - 1]?.index ?? first;
      for (let index = first; index <= last; index += 1) matched.add(index);
    }
  }
  return cut(text, matched);
}

/** The normalised letters and digits of a text with their indexes, one code unit each. */
function significantLetters(text: string): ReadonlyArray<{ letter: string; index: number }> {
  return Array.from({ length: text.length }, (_, index) => ({ letter: foldUnit(text.charAt(index)), index })).filter(
    ({ letter }) => letter !== '',
  );
}

function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => foldUnit(text.charAt(index))).join('');
}

/**
 * Normalises a code unit: lower case, "е" for "ё", empty for a separator. Keeps a letter whose lower case is longer than one code
 * unit.
 */
function foldUnit(unit: string): string {
  if (SEPARATOR.test(unit)) return '';
  const small = unit.toLowerCase();
  if (small === 'ё') return 'е';
  return small.length === 1 ? small : unit;
}

function cut(text: string, matched: ReadonlySet<number>): readonly TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (let index = 1; index <= text.length; index += 1) {
    if (index < text.length && matched.has(index) === matched.has(start)) continue;
    parts.push({ text: text.slice(start, index), isMatch: matched.has(start) });
    start = index;
  }
  return parts;
}
