export type TextPart = { text: string; isMatch: boolean };

const SEPARATOR = /[\s\p{P}\p{S}]/u;

/**
 * A text cut into what the query's words say and what they do not, for highlighting. Case, spaces and punctuation do not matter:
 * "w71275" is found in "W 712/75". The parts joined are the text.
 */
export function matchParts(text: string, query: string): readonly TextPart[] {
  const marks = new Set<number>();
  const letters = significantLetters(text);
  const haystack = letters.map(({ letter }) => letter).join('');
  const needles = [fold(query), ...query.split(/\s+/u).map(fold)].filter((needle) => needle !== '');
  for (const needle of needles) {
    for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + needle.length)) {
      const first = letters[at]?.index ?? 0;
      const last = letters[at + needle.length - 1]?.index ?? first;
      for (let index = first; index <= last; index += 1) marks.add(index);
    }
  }
  return cut(text, marks);
}

/** The letters and digits of a text, folded, each with its place. One letter stands for one place, whatever its capital's length. */
function significantLetters(text: string): ReadonlyArray<{ letter: string; index: number }> {
  return Array.from({ length: text.length }, (_, index) => ({ letter: foldUnit(text.charAt(index)), index })).filter(
    ({ letter }) => letter !== '',
  );
}

function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => foldUnit(text.charAt(index))).join('');
}

/** One code unit, small; nothing for a separator. "ё" is "е", as people type it. */
function foldUnit(unit: string): string {
  if (SEPARATOR.test(unit)) return '';
  const small = unit.toLowerCase();
  if (small === 'ё') return 'е';
  return small.length === 1 ? small : unit;
}

function cut(text: string, marks: ReadonlySet<number>): readonly TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (let index = 1; index <= text.length; index += 1) {
    if (index < text.length && marks.has(index) === marks.has(start)) continue;
    parts.push({ text: text.slice(start, index), isMatch: marks.has(start) });
    start = index;
  }
  return parts;
}
