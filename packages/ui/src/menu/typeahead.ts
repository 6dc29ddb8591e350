/** Letters typed within this time of each other form one search text. Milliseconds. */
export const TYPEAHEAD_PAUSE = 700;

/**
 * The index of the next text that starts with the typed letters, or -1. Searches from after `current`, wrapping around. With
 * several different letters `current` may match again; the same letter typed repeatedly moves through all texts that start with it.
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
