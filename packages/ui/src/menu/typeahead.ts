/** Letters that follow one another within this time spell one word. Milliseconds. */
export const TYPEAHEAD_PAUSE = 700;

/**
 * The index of the next text that begins with what was typed, from the one after `current` on and around; a word that is
 * still growing may stay where it is. One letter typed again and again walks through all that begin with it. -1 for none.
 */
export function findTyped(texts: readonly string[], typed: string, current: number): number {
  const fold = (text: string): string => text.trim().normalize('NFKD').toLowerCase();
  const letters = [...fold(typed)];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const wanted = isOneLetter ? (letters[0] ?? '') : letters.join('');
  if (wanted === '') return -1;
  const first = isOneLetter ? current + 1 : Math.max(current, 0);
  const order = texts.map((_, index) => (first + index) % texts.length);
  return order.find((index) => fold(texts[index] ?? '').startsWith(wanted)) ?? -1;
}
