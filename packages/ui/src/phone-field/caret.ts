const SIGNIFICANT = /[\d+]/;

/** The caret position in a reformatted number: with as many digits after it as before the reformatting. */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  const after = countDigits(typed.slice(caret));
  let position = formatted.length;
  for (let left = after; left > 0 && position > 0; position -= 1) {
    if (SIGNIFICANT.test(formatted[position - 1] ?? '')) left -= 1;
  }
  if (after === 0) return formatted.length;
  // Between two groups the caret goes to the end of the first, so that the next Backspace deletes a digit and not a separator.
  while (position > 0 && !SIGNIFICANT.test(formatted[position - 1] ?? '')) position -= 1;
  return position;
}

function countDigits(text: string): number {
  return [...text].filter((sign) => SIGNIFICANT.test(sign)).length;
}
