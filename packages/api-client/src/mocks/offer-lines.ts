import type { OfferFold, PriceItem, PricePage } from '../index.ts';

type Asked = { Open?: readonly string[]; Skip?: number; Take?: number };
type Line = PriceItem | Omit<OfferFold, 'at'>;
type Lines = Pick<PricePage, 'items' | 'folds' | 'groups' | 'foundItems'>;

const GROUPS = [1, 2, 3, 4] as const;
const SHOWN_OFFERS = { requested: 3, other: 1 };
const SHOWN_NUMBERS = 4;
const LEAST_FOLDED = 2;
const MOST_LINES = 500;

const isFold = (line: Line): line is Omit<OfferFold, 'at'> => 'of' in line;
const isOffer = (line: Line): line is PriceItem => !isFold(line);
const lowest = (offers: readonly PriceItem[]) =>
  offers.reduce((least, { price }) => Math.min(least, price), Number.POSITIVE_INFINITY);

/** The lines that a backend responds with of these filtered, sorted offers: folded, and one page of them. */
export function answerLines(offers: readonly PriceItem[], { Open, Skip = 0, Take = MOST_LINES }: Asked = {}): Lines {
  const byGroup = GROUPS.map((group) => {
    const own = offers.filter((offer) => offer.group === group);
    return { group, own, lines: Open ? foldOffers(group, own, Open) : own };
  });
  const lines = byGroup.flatMap((group): Line[] => group.lines).slice(Skip, Skip + Take);
  return {
    items: lines.filter(isOffer),
    folds: lines.flatMap((line, index) =>
      isFold(line) ? [{ ...line, at: lines.slice(0, index).filter(isOffer).length }] : [],
    ),
    groups: byGroup.map(({ group, own, lines: all }) => ({
      group,
      count: own.length,
      name: own.every(({ productName }) => productName === own[0]?.productName) ? (own[0]?.productName ?? null) : null,
      lowestPrice: own.length === 0 ? null : lowest(own),
      lines: all.length,
    })),
    foundItems: offers.length,
  };
}

function foldOffers(group: OfferFold['group'], offers: readonly PriceItem[], open: readonly string[]): Line[] {
  const numbers = [...Map.groupBy(offers, ({ articleId }) => articleId).values()];
  const most = group === 1 ? SHOWN_OFFERS.requested : SHOWN_OFFERS.other;
  const linesOf = (number: readonly PriceItem[]): Line[] => {
    const [shown, folded] = split(number, most);
    return [...shown, ...foldLines({ group, of: 'offers', count: folded.length }, folded, folded, open)];
  };
  const [shown, folded] = split(numbers, SHOWN_NUMBERS);
  const fold = { group, of: 'numbers', count: folded.length } as const;
  return [...shown.flatMap(linesOf), ...foldLines(fold, folded.flat(), folded.flatMap(linesOf), open)];
}

function split<Item>(all: readonly Item[], most: number): [shown: readonly Item[], folded: readonly Item[]] {
  const shown = all.length - most < LEAST_FOLDED ? all.length : most;
  return [all.slice(0, shown), all.slice(shown)];
}

function foldLines(
  fold: Pick<OfferFold, 'group' | 'of' | 'count'>,
  offers: readonly PriceItem[],
  lines: readonly Line[],
  open: readonly string[],
): Line[] {
  const [first] = offers;
  if (!first) return [];
  const isOfNumbers = fold.of === 'numbers';
  const key = isOfNumbers ? `group-${fold.group}` : String(first.articleId);
  const isOpen = open.includes(key);
  const named = {
    catalogName: isOfNumbers ? '' : first.catalogName,
    catalogFullNumber: isOfNumbers ? '' : first.catalogFullNumber,
  };
  return [{ ...fold, ...named, key, lowestPrice: lowest(offers), isOpen }, ...(isOpen ? lines : [])];
}
