/** Words and the number of articles that contain each. Words with digits are left out: they must match exactly (F8). */
export type Vocabulary = Map<string, number>;

/** Longer than any typed word. */
const MAX_LENGTH = 40;

const MAX_CANDIDATES = 5;

/** How many letters of a word of this length may be wrong. */
function slipsAllowed(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Whether a word can be corrected: it is neither a number, nor very short, nor overlong. */
export const canBeMisspelt = (word: string): boolean => word.length <= MAX_LENGTH && slipsAllowed(word) > 0;

/**
 * The word itself, and if no known word begins with it, the known words that need the fewest letters changed, added, left
 * out or swapped, the most frequent first. The word may be half typed. Compares with the whole vocabulary, so pass few
 * words.
 */
export function wordsMeant(word: string, vocabulary: Vocabulary): string[] {
  let slips = slipsAllowed(word);
  let near: [string, number][] = [];
  if (slips === 0) return [word];
  for (const [other, count] of vocabulary) {
    if (other.length < word.length - slips) continue;
    const start = other.slice(0, word.length);
    const found = Math.min(distance(word, other, slips), distance(word, start, slips));
    if (found === 0) return [word];
    if (found > slips) continue;
    if (found < slips) near = [];
    slips = found;
    near.push([other, count]);
  }
  near.sort(([, one], [, other]) => other - one);
  return [word, ...near.slice(0, MAX_CANDIDATES).map(([other]) => other)];
}

/** The Damerau-Levenshtein distance; Infinity when the lengths differ by more than the limit. */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, j - 2) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, other.length);
}

const at = (row: number[], index: number) => row[index] ?? Infinity;
