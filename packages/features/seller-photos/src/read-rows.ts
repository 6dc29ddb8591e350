/** A picture that is asked for by its address. */
export type TypedRow = { Maker: string; Number: string; Url: string };

/**
 * Reads lines such as `MANN-FILTER; W 712/95; https://…` or `W71295<tab>https://…`, as they are copied from a table. Returns the numbers of
 * the lines that lack a number or an address.
 */
export function readRows(text: string): { rows: TypedRow[]; wrong: number[] } {
  const rows: TypedRow[] = [];
  const wrong: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    // The address may hold semicolons: it is the last part.
    const start = line.search(/[a-z][a-z\d+.-]*:/i);
    const at = start === -1 ? line.length : start;
    const named = line
      .slice(0, at)
      .split(/[;\t]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const [first = '', second] = named;
    const url = line.slice(at).trim();
    if (url === '' || first === '' || named.length > 2) wrong.push(index + 1);
    else rows.push({ Maker: second === undefined ? '' : first, Number: second ?? first, Url: url });
  }
  return { rows, wrong };
}
