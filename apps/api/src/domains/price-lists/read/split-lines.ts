/** Longer lines are dropped without being held in memory. In UTF-16 units. */
export const MAX_LINE_LENGTH = 64 * 1024;

/** A line without its ending; `undefined` for one longer than {@link MAX_LINE_LENGTH}. */
export type Line = string | undefined;

/** Cuts a stream of text into lines. `ending` is `'\n'` (a `'\r'` before it is dropped) or `'\r'`. */
export function createLineSplitter(ending: '\n' | '\r'): { push(text: string): Line[]; end(): Line[] } {
  let rest = '';
  let isTooLong = false;

  const finished = (line: string): Line => {
    const wasTooLong = isTooLong || line.length > MAX_LINE_LENGTH;
    isTooLong = false;
    if (wasTooLong) return undefined;
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  };

  return {
    push(text) {
      const parts = (rest + text).split(ending);
      rest = parts.pop() ?? '';
      const lines = parts.map(finished);
      if (rest.length > MAX_LINE_LENGTH) {
        isTooLong = true;
        rest = '';
      }
      return lines;
    },
    end: () => (rest === '' && !isTooLong ? [] : [finished(rest)]),
  };
}
