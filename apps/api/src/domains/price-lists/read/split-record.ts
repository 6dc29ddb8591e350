/**
 * `isOpen`: the text ends inside a quoted cell. `isStrict`: every quote is where RFC 4180 allows it; otherwise stray
 * quotes (`"Фильтр "Люкс""`, `Шланг 1/2"`) were read as plain characters.
 */
export type SplitRecord = { cells: string[]; isStrict: boolean; isOpen: boolean };

function endOfSpaces(text: string, from: number): number {
  let position = from;
  while (text[position] === ' ') position += 1;
  return position;
}

/** Splits one record of a CSV file. A quote closes a cell only before a delimiter or the end, with spaces allowed between. */
export function splitRecord(text: string, delimiter: string): SplitRecord {
  if (!text.includes('"')) return { cells: text.split(delimiter), isStrict: true, isOpen: false };
  const cells: string[] = [];
  let isStrict = true;
  let position = 0;
  for (;;) {
    const start = endOfSpaces(text, position);
    if (text[start] === '"') {
      let cell = '';
      let from = start + 1;
      for (;;) {
        const quote = text.indexOf('"', from);
        if (quote === -1) return { cells, isStrict, isOpen: true };
        const after = endOfSpaces(text, quote + 1);
        if (after === text.length || text[after] === delimiter) {
          cell += text.slice(from, quote);
          position = after;
          break;
        }
        const isDoubled = text[quote + 1] === '"';
        if (!isDoubled) isStrict = false;
        cell += text.slice(from, quote + 1);
        from = quote + (isDoubled ? 2 : 1);
      }
      cells.push(cell);
    } else {
      const end = text.indexOf(delimiter, position);
      const cell = text.slice(position, end === -1 ? text.length : end);
      if (cell.includes('"')) isStrict = false;
      cells.push(cell);
      position = end === -1 ? text.length : end;
    }
    if (position >= text.length) return { cells, isStrict, isOpen: false };
    position += 1;
  }
}
