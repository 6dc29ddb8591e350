import type { QuickOrderLine } from '@partshop/api-client/contract';
import type pg from 'pg';
import { mostOf, wholePacks } from '../basket/index.ts';
import {
  createOffersOfArticles,
  findNearNumbers,
  findOtherNumbers,
  type ArticleOffers,
  type CardView,
  type MakerCardRow,
} from '../catalogue/index.ts';
import { makerFits, makerKey } from './maker-fits.ts';
import { meaningsOf, type Meaning } from './meanings.ts';
import type { ListRow } from './read-list.ts';
import { readPieces } from './read-pieces.ts';

/** A line with cards in kopecks, and days to our warehouse. */
export type FoundLine = Omit<QuickOrderLine, 'goods'> & { goods: MakerCardRow[] };

/** Similar numbers are looked up for so many lines at once: each costs as much as a thousand others. */
const MAX_NEAR = 100;

/** Shorter numbers are similar to too many. */
const NEAR_LENGTH = { from: 4, to: 24 };

type Answered = Pick<FoundLine, 'answer' | 'pieces' | 'goods'>;

/** Finds the offers of many lines, in four queries at most. */
export function createLineFinder(pool: pg.Pool) {
  const offers = createOffersOfArticles(pool);

  return async (rows: readonly ListRow[], view: CardView, isMaker: (text: string) => boolean): Promise<FoundLine[]> => {
    const meant = rows.map((row) => ({ row, meanings: row.number === '' ? [] : meaningsOf(row, isMaker) }));
    const keys = meant.flatMap(({ meanings }) => meanings.flatMap(({ numberKeys }) => numberKeys));
    const known = byNumber(await offers.byNumbers(view, [...new Set(keys)]));
    const lines = meant.map(({ row, meanings }): FoundLine => {
      const { answer, pieces, goods } = answerTo(row, meanings, known);
      return { ...row, answer, pieces, goods, instead: null };
    });
    const [others, near] = await Promise.all([findOthers(lines, view), findNear(lines, meant, view)]);
    return lines.map((line, index) => others.get(index) ?? near.get(index) ?? line);
  };

  /** Lines whose article cannot be had, with what can be had instead. */
  async function findOthers(lines: readonly FoundLine[], view: CardView): Promise<Map<number, FoundLine>> {
    const sold = lines.flatMap(({ answer, goods: [card] }, index) =>
      answer === 'no-offers' && card ? [{ index, card }] : [],
    );
    const others = await findOtherNumbers(pool, [...new Set(sold.map(({ card }) => card.articleId))]);
    const articles = await offers.byIds(view, [...new Set(others.map(({ otherId }) => otherId))]);
    const cards = new Map(articles.map((article) => [article.articleId, article]));
    return new Map(
      sold.flatMap(({ index, card }) => {
        const line = lines[index];
        const own = others.filter(({ articleId }) => articleId === card.articleId);
        const goods = own.flatMap(({ otherId }) => cards.get(otherId)?.cardFor(line?.pieces ?? 1) ?? []);
        if (!line || goods.length === 0) return [];
        const newerIds = own.filter(({ isNewer }) => isNewer).map(({ otherId }) => otherId);
        const { catalogName, catalogFullNumber } = card;
        return [[index, { ...line, answer: 'replaced', goods, instead: { catalogName, catalogFullNumber, newerIds } }]];
      }),
    );
  }

  /** Lines whose number nobody has, with the articles whose numbers are similar. */
  async function findNear(
    lines: readonly FoundLine[],
    meant: readonly { meanings: readonly Meaning[] }[],
    view: CardView,
  ): Promise<Map<number, FoundLine>> {
    const missing = lines
      .flatMap(({ answer }, index) =>
        answer === 'not-found' ? [{ index, keys: nearKeysOf(meant[index]?.meanings) }] : [],
      )
      .slice(0, MAX_NEAR);
    const near = await findNearNumbers(
      pool,
      missing.flatMap(({ keys }) => keys),
    );
    const known = byNumber(await offers.byNumbers(view, [...new Set([...near.values()].flat())]));
    return new Map(
      missing.flatMap(({ index, keys }) => {
        const line = lines[index];
        const articles = keys.flatMap((key) => near.get(key) ?? []).flatMap((key) => known.get(key) ?? []);
        return line
          ? [[index, { ...line, goods: articles.map(({ cardFor }) => cardFor(line.pieces || 1)).slice(0, 3) }]]
          : [];
      }),
    );
  }
}

type Known = ReadonlyMap<string, ArticleOffers[]>;

const byNumber = (articles: ArticleOffers[]): Known => Map.groupBy(articles, ({ cardFor }) => cardFor(1).clearNumber);

/** The whole cell and, without its quantity, the rest of it; each in its first spelling. */
const nearKeysOf = (meanings: readonly Meaning[] = []): string[] =>
  [...new Set(meanings.flatMap(({ numberKeys }) => numberKeys.slice(0, 1)))]
    .filter(({ length }) => length >= NEAR_LENGTH.from && length <= NEAR_LENGTH.to)
    .slice(-2);

function answerTo(row: ListRow, meanings: readonly Meaning[], known: Known): Answered {
  if (row.number === '') return { answer: 'no-number', pieces: 0, goods: [] };
  for (const meaning of meanings) {
    const key = meaning.numberKeys.find((one) => known.has(one));
    const articles = key === undefined ? [] : (known.get(key) ?? []);
    const own = meaning.maker === '' ? articles : articles.filter((article) => isOf(article, meaning.maker));
    if (own.length > 0 || (articles.length > 0 && !meaning.isSplit)) return chooseAmong(own, articles, meaning.qty);
  }
  return { answer: 'not-found', pieces: piecesOf(row.qty) ?? 0, goods: [] };
}

const isOf = ({ cardFor }: ArticleOffers, maker: string) => makerFits(makerKey(maker), cardFor(1).catalogName);

const piecesOf = (qty: string): number | undefined => (qty === '' ? 1 : readPieces(qty));

/** `own`: of the maker that the line names, or all. */
function chooseAmong(own: readonly ArticleOffers[], all: readonly ArticleOffers[], qty: string): Answered {
  const wanted = piecesOf(qty);
  const cards = (own.length > 0 ? own : all).map(({ cardFor }) => cardFor(wanted ?? 1));
  const sold = cards.filter((card) => packsOf(card) > 0);
  const goods = sold.length > 0 ? sold : cards;
  if (wanted === undefined) return { answer: 'bad-qty', pieces: 0, goods };
  const [card] = goods;
  if (own.length === 0 || goods.length > 1 || !card) return { answer: 'makers', pieces: wanted, goods };
  if (!card.best || packsOf(card) === 0) return { answer: 'no-offers', pieces: wanted, goods };
  const pieces = wholePacks(wanted, card.best);
  return { answer: pieces > packsOf(card) ? 'not-enough' : 'found', pieces, goods };
}

/** The most pieces of a card's best offer that a line may hold. */
const packsOf = ({ best }: MakerCardRow): number => (best ? mostOf(best) : 0);
