/** Wrong letters that a word of this length may have and still be meant; short words and numbers have to be right (F8). */
export function slipsAllowed(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether a text holds the word, or begins a word with it, but for a few slips of the finger. Both are folded. */
export function holdsMisspelt(text: string, word: string): boolean {
  const slips = slipsAllowed(word);
  return text.split(' ').some((other) => {
    if (other.length < word.length - slips) return false;
    return distance(word, other) <= slips || distance(word, other.slice(0, word.length)) <= slips;
  });
}

/** Letters to change, add, leave out or swap with their neighbour to make one word the other. */
function distance(one: string, other: string): number {
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
