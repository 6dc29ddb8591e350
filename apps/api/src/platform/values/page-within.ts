/**
 * The asked page of a list of `total` entries; the last one when the list has become shorter than that.
 * For lists that shrink while somebody works through them: after the last entry of a page, the one before follows.
 */
export const pageWithin = (total: number, { page, take }: { page: number; take: number }): number =>
  Math.min(page, Math.max(1, Math.ceil(total / take)));
