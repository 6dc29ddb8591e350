/** The deepest nesting of objects and arrays in a body. */
export const MAX_JSON_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether a JSON text nests deeper than any call needs (S9). Only counts brackets; the parser checks the syntax. */
export function isTooDeep(text: string): boolean {
  // Each level takes two characters.
  if (text.length <= MAX_JSON_DEPTH * 2) return false;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isInString) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isInString = false;
    } else if (sign === QUOTE) isInString = true;
    else if (sign === 0x5b || sign === 0x7b) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (sign === 0x5d || sign === 0x7d) depth -= 1;
  }
  return false;
}
