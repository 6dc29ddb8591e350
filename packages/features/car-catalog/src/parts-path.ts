/** The path of the parts of a car with the words of its filter; without words that of all its parts (D6). */
export const withWords = (path: string, words: string): string =>
  words === '' ? path : `${path}/${encodeURIComponent(words)}`;
