/** The first letters of the first two words of a maker's name: "MF" for MANN-FILTER, "K" for KNECHT. */
export function monogramOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map(([first]) => first)
    .join('')
    .toLocaleUpperCase('en');
}
