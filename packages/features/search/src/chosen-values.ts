const MAX_LENGTH = 80;
const MAX_VALUES = 50;

/** The values of a parameter that may be given several times, sorted, so that equal choices have equal addresses. Ignores overlong ones. */
export function chosenValues(texts: readonly string[], longest = MAX_LENGTH): string[] {
  return [...new Set(texts)]
    .filter((text) => text !== '' && text.length <= longest)
    .toSorted()
    .slice(0, MAX_VALUES);
}
