/** A page number, or a gap of several pages before or after the current page. */
export type PageNumber = number | 'gap-before' | 'gap-after';

/**
 * The pages to link to: the first, the last, the current one and its neighbours. A gap of one page shows that page. Returns seven
 * entries at most.
 */
export function pageNumbers(page: number, pageCount: number): PageNumber[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  const numbers = [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    if (missing === 1) return [number - 1, number];
    return [number <= page ? 'gap-before' : 'gap-after', number];
  });
}
