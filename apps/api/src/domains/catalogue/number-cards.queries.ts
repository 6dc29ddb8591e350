import type pg from 'pg';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { nameSql } from '../../platform/database/name-sql.ts';
import { joinFirstPicture, PICTURE_COLUMNS, pictureOfRow, type PictureRow } from '../pictures/index.ts';
import type { CardView, MakerCardRow } from './good-cards.queries.ts';
import { createDirectories, type KnownDirectories } from './directories.ts';
import type { Directories, PriceListTerms } from './directories.queries.ts';
import { mostRelevant } from './price-order.rules.ts';

/** An offer as numbers: price list, price, pieces, multiplicity, and days of its own. */
type OfferNumbers = readonly [number, number, number, number, number | null];

type FoundArticle = Pick<MakerCardRow, 'articleId' | 'catalogFullNumber' | 'clearNumber' | 'productName' | 'isDemo'> &
  PictureRow & { makerId: number; categoryId: number | null; sold: number; offers: readonly OfferNumbers[] };

/**
 * $1 language; `condition` says which articles `a`, by $2. As few query nodes as possible: starting each costs more than the few
 * rows that pass through it. One value a row, because reading columns costs as much. Sorted by us, who have the names of makers.
 */
const articlesWhere = (condition: string) => `
select row_to_json(found) as article
from (
  select
    a.id as "articleId",
    a.maker_id as "makerId",
    a.number as "catalogFullNumber",
    a.number_key as "clearNumber",
    ${nameSql('a.names', '$1')} as "productName",
    coalesce(a.category_id, (select f.category_id from part_families f where f.id = a.family_id)) as "categoryId",
    ${PICTURE_COLUMNS},
    a.is_demo as "isDemo",
    a.sold,
    array(
      select array[o.price_list_id, o.price, o.quantity, o.multiplicity, o.lead_days]
      from offers o
      where o.article_id = a.id and o.quantity > 0
    ) as offers
  from articles a${joinFirstPicture('a.id')}
  where ${condition}
) found`;

const BY_NUMBER = articlesWhere('a.number_key = $2');
const BY_NUMBERS = articlesWhere('a.number_key = any($2::text[])');
const BY_IDS = articlesWhere('a.id = any($2::bigint[])');

/** Finds one card for each maker that has the number key, with the maker's mark; the best-selling first. */
export type NumberCards = (view: CardView, numberKey: string) => Promise<MakerCardRow[]>;

/** With `onCatalogueChange`, terms of price lists are new as soon as their change is told. */
export function createNumberCards(
  pool: pg.Pool,
  { onCatalogueChange }: Partial<Pick<ApiSetup, 'onCatalogueChange'>> = {},
): NumberCards {
  const directories = createDirectories(pool);
  onCatalogueChange?.((changed) => changed === 'all' && directories.forget());
  return async ({ lang, clientType }, numberKey) => {
    const { rows } = await pool.query<{ article: FoundArticle }>({
      name: 'cards-by-number',
      text: BY_NUMBER,
      values: [lang, numberKey],
    });
    const articles = rows.map(({ article }) => article);
    const known = await directoriesOf(articles, directories);
    return articles
      .map((article) => toCard(article, known, clientType))
      .toSorted(byCustom)
      .map(({ card }) => card);
  };
}

/** An article with all its offers that have pieces. */
export type ArticleOffers = {
  articleId: number;
  /** The card with the best of the offers that have so many pieces; where none has, with the offer that has the most. */
  cardFor: (qty: number) => MakerCardRow;
};

export type OffersOfArticles = {
  /** The articles with one of these number keys; of each number the best-selling first. */
  byNumbers: (view: CardView, numberKeys: readonly string[]) => Promise<ArticleOffers[]>;
  byIds: (view: CardView, ids: readonly number[]) => Promise<ArticleOffers[]>;
};

/** Finds many articles in one query. */
export function createOffersOfArticles(pool: pg.Pool): OffersOfArticles {
  const directories = createDirectories(pool);
  const find = async ({ lang, clientType }: CardView, name: string, text: string, values: readonly unknown[]) => {
    if (values.length === 0) return [];
    const { rows } = await pool.query<{ article: FoundArticle }>({ name, text, values: [lang, values] });
    const articles = rows.map(({ article }) => article);
    const known = await directoriesOf(articles, directories);
    return articles
      .map((article) => ({ article, ...toCard(article, known, clientType) }))
      .toSorted(byCustom)
      .map(({ article }) => ({
        articleId: article.articleId,
        cardFor: (qty: number) => toCard(article, known, clientType, qty).card,
      }));
  };
  return {
    byNumbers: async (view, numberKeys) => find(view, 'offers-by-numbers', BY_NUMBERS, numberKeys),
    byIds: async (view, ids) => find(view, 'offers-by-ids', BY_IDS, ids),
  };
}

/** A maker or a price list may be younger than the known directories. */
async function directoriesOf(
  articles: readonly FoundArticle[],
  { current, renewed }: KnownDirectories,
): Promise<Directories> {
  const known = await current();
  const isKnown = ({ makerId, categoryId, offers }: FoundArticle) =>
    known.makers.has(makerId) &&
    (categoryId === null || known.categoryUrls.has(categoryId)) &&
    offers.every(([priceListId]) => known.priceLists.has(priceListId));
  return articles.every(isKnown) ? known : renewed();
}

type Ranked = { sold: number; card: MakerCardRow };

const byCustom = (one: Ranked, other: Ranked): number =>
  other.sold - one.sold || (one.card.catalogName < other.card.catalogName ? -1 : 1);

function toCard(
  { makerId, categoryId, sold, offers, hash, widths, width, height, ...article }: FoundArticle,
  { makers, categoryUrls, priceLists }: Directories,
  clientType: CardView['clientType'],
  qty = 1,
): Ranked {
  const maker = makers.get(makerId);
  if (!maker) throw new Error(`There is no maker ${makerId}.`);
  const priced = offers.flatMap((offer) => {
    const terms = priceLists.get(offer[0]);
    return terms ? toOffer(offer, article.articleId, terms, clientType) : [];
  });
  const best = mostRelevant(qty === 1 ? priced : havingMost(priced, qty));
  const card = {
    catalogKey: maker.key,
    catalogName: maker.name,
    catalogImage: maker.mark,
    ...article,
    image: pictureOfRow({ hash, widths, width, height }),
    categoryUrl: categoryId === null ? null : (categoryUrls.get(categoryId) ?? null),
    offerCount: offers.length,
    best: best ? bestOf(best) : null,
  };
  return { sold, card };
}

type Offer = ReturnType<typeof toOffer>;

/** The same days as `LEAD_DAYS` and `LEAD_DAYS_MAX`, the same price as `priceSql`. */
function toOffer(
  [priceListId, price, quantity, multiplicity, own]: OfferNumbers,
  articleId: number,
  { leadDays: usual, leadDaysMax, waitDays, reliability, levels }: PriceListTerms,
  clientType: CardView['clientType'],
) {
  const level = levels[clientType];
  const leadDays = (own ?? usual) + waitDays;
  return {
    articleId,
    priceListId,
    price: level === undefined ? price : Math.ceil((price * level) / 10_000),
    leadDays,
    leadDaysMax: leadDays + leadDaysMax - usual,
    quantity,
    multiplicity,
    reliability,
  };
}

/** The offers that have so many pieces in whole packs; where none has, those that have the most. */
function havingMost(offers: readonly Offer[], qty: number): Offer[] {
  const piecesOf = ({ quantity, multiplicity }: Offer) => quantity - (quantity % multiplicity);
  const needed = Math.min(qty, Math.max(0, ...offers.map(piecesOf)));
  return offers.filter((offer) => piecesOf(offer) >= needed);
}

const bestOf = ({ priceListId, price, leadDays, leadDaysMax, quantity, multiplicity }: Offer) => ({
  priceListId,
  price,
  leadDays,
  leadDaysMax,
  quantity,
  multiplicity,
});
