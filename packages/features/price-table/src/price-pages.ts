import type { OfferGroup } from '@partshop/api-client';

/**
 * Offers and folds on one page. Popular numbers have about a hundred offers: these stay on one page also where all of them are unfolded.
 */
export const PAGE_LINES = 120;

const linesOf = (groups: readonly OfferGroup[]): number => groups.reduce((sum, { lines }) => sum + lines, 0);

/** At least one. */
export const countPages = (groups: readonly OfferGroup[]): number =>
  Math.max(1, Math.ceil(linesOf(groups) / PAGE_LINES));

/** The pages on which the lines of a group begin and end. */
function pagesOf(groups: readonly OfferGroup[], { group, lines }: OfferGroup): { first: number; last: number } {
  const before = linesOf(groups.filter((other) => other.group < group));
  const pageOf = (line: number) => Math.floor(line / PAGE_LINES) + 1;
  return { first: pageOf(before), last: pageOf(before + Math.max(lines, 1) - 1) };
}

/** The page on which a group begins. */
export const firstPageOf = (groups: readonly OfferGroup[], group: OfferGroup): number => pagesOf(groups, group).first;

/** Whether a page has lines of a group, or says that it has none. */
export function isOnPage(groups: readonly OfferGroup[], group: OfferGroup, page: number): boolean {
  const { first, last } = pagesOf(groups, group);
  return group.count === 0 || (first <= page && page <= last);
}
