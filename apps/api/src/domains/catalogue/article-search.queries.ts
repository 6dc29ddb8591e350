import type pg from 'pg';
import type { SearchAnswer } from '@partshop/api-client/contract';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import { bestFirst } from './best-offer.queries.ts';
import { LEAD_DAYS_MAX } from './lead-days.queries.ts';
import { priceSql } from './offer-price.queries.ts';
import { newestOf } from './related-articles.ts';
import { nameSql } from '../../platform/database/name-sql.ts';

/** What a number or a text may mean; `describeSuggestions` adds the picture and the price. */
export type Suggestion = Omit<SearchAnswer['suggestions'][number], 'image' | 'categoryUrl' | 'price'>;

const SUGGESTION = `
  a.id as "articleId",
  m.key as "catalogKey",
  m.name as "catalogName",
  a.number as "catalogFullNumber",
  a.number_key as "clearNumber",
  ${nameSql('a.names', '$1')} as "productName"`;

const BY_PREFIX = `
  select ${SUGGESTION}
  from articles a join makers m on m.id = a.maker_id
  where a.number_key ~>=~ $2 and a.number_key ~<~ $3
  order by a.number_key using ~<~, a.sold desc, a.id
  limit $4`;

/** Sorts after every character that a number key may contain. */
const LAST = '\uFFFD';

/** Articles whose number key begins with this one, exact matches first. */
export async function findByPrefix(
  pool: pg.Pool,
  lang: string,
  numberKey: string,
  limit: number,
): Promise<Suggestion[]> {
  return suggestions(pool, 'numbers-by-prefix', BY_PREFIX, [lang, numberKey, numberKey + LAST, limit]);
}

/** Looks each number up by itself: given a limit, the planner would walk all articles by sales instead. */
const BY_NUMBERS = `
  select ${SUGGESTION}
  from unnest($2::text[]) asked (number_key)
  cross join lateral (
    select * from articles where articles.number_key = asked.number_key offset 0
  ) a
  join makers m on m.id = a.maker_id
  order by a.sold desc, a.id
  limit $3`;

/** Articles with one of these number keys, the best-selling first. */
export async function findByNumbers(
  pool: pg.Pool,
  lang: string,
  numberKeys: string[],
  limit: number,
): Promise<Suggestion[]> {
  return suggestions(pool, 'numbers-of-list', BY_NUMBERS, [lang, numberKeys, limit]);
}

const SUCCESSORS = `
  with recursive ${newestOf('select article_id as id from removed_article_successors where number_key = $2')}
  select ${SUGGESTION}
  from newest join articles a on a.id = newest.id join makers m on m.id = a.maker_id
  order by a.sold desc, a.id
  limit $3`;

/** What an unknown number may mean: what replaced removed articles with it (F6), then articles with a similar number (F8). */
export async function findMeant(
  pool: pg.Pool,
  lang: string,
  { numberKey, near }: { numberKey: string; near: string[] },
  limit: number,
): Promise<Suggestion[]> {
  const successors = await suggestions(pool, 'successors-of-number', SUCCESSORS, [lang, numberKey, limit]);
  const similar = near.length === 0 ? [] : await findByNumbers(pool, lang, near, limit);
  const known = new Set(successors.map(({ catalogKey, clearNumber }) => `${catalogKey} ${clearNumber}`));
  const others = similar.filter(({ catalogKey, clearNumber }) => !known.has(`${catalogKey} ${clearNumber}`));
  return [...successors, ...others].slice(0, limit);
}

const BY_IDS = `
  select ${SUGGESTION}
  from unnest($2::bigint[]) with ordinality as given (id, place)
  join articles a on a.id = given.id
  join makers m on m.id = a.maker_id
  order by given.place`;

/** Articles in the order of their given ids. */
export async function findByIds(pool: pg.Pool, lang: string, ids: number[]): Promise<Suggestion[]> {
  return ids.length === 0 ? [] : suggestions(pool, 'articles-of-list', BY_IDS, [lang, ids]);
}

async function suggestions(pool: pg.Pool, name: string, text: string, values: unknown[]): Promise<Suggestion[]> {
  const { rows } = await pool.query<Suggestion>({ name, text, values });
  return rows;
}

/** 1 what fits best, 2 the cheapest, 3 the soonest. */
export type FoundOrder = 1 | 2 | 3;

/** The part of a list that a visitor wants to see. */
export type ListChoice = {
  skip: number;
  take: number;
  /** Only these makers, by catalogKey; empty for all. */
  catalogs: readonly string[];
  /** Only articles whose best offer reaches our warehouse within so many days, by its later day. */
  leadDays: number | null;
  /** Whose prices sort and choose offers. */
  clientType: ClientType;
  order: FoundOrder;
  /** The visitor's car, if any: what fits it comes first, what does not last, or not at all. */
  car: { engineId: number; withMisfits: boolean } | null;
};

/** A maker of found articles and how many it has. */
export type FoundMaker = { value: string; text: string; count: number };

export type FoundArticles = {
  ids: number[];
  /** At most {@link MAX_FOUND}. */
  total: number;
  /** Makers of all articles that were found, whatever makers were chosen. */
  makers: FoundMaker[];
  /** Whether a number contains the key of the text. */
  isByNumber: boolean;
  /** How many there are with any maker and delivery time. */
  matched: number;
  /** How many of these makers and within this time do not fit the car; `total` and `makers` count them only with misfits. */
  misfits: number;
};

/** What articles contain (stems as a `tsquery`, a part of their number), their categories or parents of those, or their ids. */
export type Wanted =
  | { stems: string }
  | { numberPart: string }
  | { categories: readonly number[] }
  | { ids: readonly number[] };

export type SearchedFor = {
  wanted: Wanted;
  /** The key of a text that looks like a number, else empty: numbers that contain it come first. */
  numberKey: string;
  /** A `tsquery`: articles that match it come first. */
  preferred: string;
  /** Categories whose articles come first. */
  categories: readonly number[];
};

/** The most articles ranked against each other: nobody pages further. */
const MAX_FOUND = 2000;

/** When more articles match, only this many of the best-selling are examined. */
const MAX_LOOKED_THROUGH = 20_000;

/** Makers that a list is narrowed to. */
const MAX_MAKERS = 50;

export const NOTHING_FOUND: FoundArticles = {
  ids: [],
  total: 0,
  makers: [],
  isByNumber: false,
  matched: 0,
  misfits: 0,
};

/**
 * A part of the articles that were searched for. Articles on offer come first, then the best-selling. The time is bounded:
 * of very many matches only the best-selling are ranked, with what fits the car before them.
 */
export async function findArticles(pool: pg.Pool, wanted: SearchedFor, choice: ListChoice): Promise<FoundArticles> {
  const found = await query(pool, wanted, choice, 'articles', MAX_FOUND + 1);
  if (found.matched <= MAX_FOUND) return found;
  return query(pool, wanted, choice, choice.car ? FITTING_AND_BEST_SELLING : BEST_SELLING, MAX_FOUND);
}

/** Walks the sales index and stops once enough is found. */
const BEST_SELLING = `(
  select id, sold, maker_id, number_key, search_vector, family_id, category_id
  from articles order by sold desc, id limit ${MAX_LOOKED_THROUGH}
) best_selling`;

/** $8 is the engine. Families that fit a car are few. */
const FAMILIES_OF_CAR = 'select family_id from fitments where engine_id = $8::bigint';
const FITTING_AND_BEST_SELLING = `(
  (
    select id, sold, maker_id, number_key, search_vector, family_id, category_id
    from articles where family_id in (${FAMILIES_OF_CAR}) order by sold desc, id limit ${MAX_LOOKED_THROUGH}
  )
  union all
  select * from ${BEST_SELLING} where family_id is null or family_id not in (${FAMILIES_OF_CAR})
) fitting_and_best_selling`;

/** $1 in each. */
const CONDITIONS = {
  stems: 'search_vector @@ $1::tsquery',
  numberPart: `number_key like '%' || $1 || '%'`,
  categories: 'category_id in (select id from categories where id = any($1::int[]) or parent_id = any($1::int[]))',
  ids: 'id = any($1::bigint[])',
};

/** The cheap check for the usual order; the best offer, as cards show it, for the others. */
const IS_OFFERED = `
  cross join lateral (
    select exists (select from offers o where o.article_id = found.id and o.quantity > 0) as is_offered
  ) offer`;
const bestOffer = (price: string) => `
  left join lateral (
    select true as is_offered, ${price} as price, ${LEAD_DAYS_MAX} as lead_days
    from offers o join price_lists p on p.id = o.price_list_id
    where o.article_id = found.id and o.quantity > 0
    order by ${bestFirst(price)}
    limit 1
  ) offer on true`;

/**
 * `misfit` 0: it fits the car $8, under some condition at least; 1: nobody knows its cars; 2: it does not fit. Most rows of fitments are
 * about a whole family, so each family is looked up once. The same as the verdicts of `fit_json` before any question is answered.
 */
const FITTED = `
     families as materialized (
       select
         family_id,
         exists (select from fitments f where f.family_id = wanted.family_id and f.engine_id = $8::bigint and f.article_id is null) as fits,
         exists (select from fitments f where f.family_id = wanted.family_id and f.article_id is null) as is_known
       from (select distinct family_id from found where family_id is not null) wanted
     ),
     fitted as materialized (
       select found.*, case
         when families.fits or exists (
           select from fitments f
           where f.article_id = found.id and f.family_id = found.family_id and f.engine_id = $8::bigint
         ) then 0
         when families.is_known or exists (
           select from fitments f where f.article_id = found.id and f.family_id = found.family_id
         ) then 2
         else 1
       end as misfit
       from found left join families using (family_id)
     ),`;

const BY_FITNESS = 'by_number desc, in_category desc, preferred desc, sold desc, id';
const ORDERS: Record<FoundOrder, string> = {
  1: `is_offered desc nulls last, ${BY_FITNESS}`,
  2: `price nulls last, ${BY_FITNESS}`,
  3: `lead_days nulls last, price, ${BY_FITNESS}`,
};

/** Not prepared: the best plan depends on how many articles match. */
async function query(
  pool: pg.Pool,
  { wanted, numberKey, preferred, categories }: SearchedFor,
  { skip, take, catalogs, leadDays, order, clientType, car }: ListChoice,
  source: string,
  limit: number,
): Promise<FoundArticles> {
  const [[kind, value]] = Object.entries(wanted) as [[keyof typeof CONDITIONS, unknown]];
  const values = [value, numberKey, preferred, skip, take, catalogs.map((key) => key.toLowerCase()), limit];
  if (car) values.push(car.engineId);
  values.push(categories);
  const inCategory = `coalesce(category_id = any($${values.length}::integer[]), false) as in_category`;
  if (leadDays !== null) values.push(leadDays);
  const isInTime = leadDays === null ? 'true' : `lead_days <= $${values.length}`;
  const isShown = car && !car.withMisfits ? 'misfit < 2' : 'true';
  const { rows } = await pool.query<FoundArticles>(
    `with found as materialized (
       select
         id, sold, maker_id, ${car ? 'family_id,' : ''}
         coalesce(number_key like '%' || nullif($2, '') || '%', false) as by_number,
         search_vector @@ $3::tsquery as preferred,
         ${inCategory}
       from ${source} where ${CONDITIONS[kind]} limit $7
     ),${car ? FITTED : ''}
     offered as materialized (
       select found.*, offer.*
       from ${car ? 'fitted found' : 'found'} ${order === 1 && leadDays === null ? IS_OFFERED : bestOffer(priceSql(clientType))}
     ),
     listed as materialized (
       select * from offered
       where ${isInTime} and ($6 = '{}'::text[] or maker_id in (select id from makers where lower(key) = any($6)))
     )
     select
       (select count(*) from listed where ${isShown}) as total,
       array(
         select id::float8 from listed where ${isShown}
         order by ${car ? 'misfit, ' : ''}${ORDERS[order]} offset $4 limit $5
       ) as ids,
       (select count(*) from found) as matched,
       (select coalesce(bool_or(by_number), false) from found) as "isByNumber",
       ${car ? '(select count(*) from listed where misfit = 2)' : '0'} as misfits,
       (
         select coalesce(json_agg(maker), '[]')
         from (
           select m.key as value, m.name as text, count(*) as count
           from offered join makers m on m.id = offered.maker_id
           where ${isInTime} and ${isShown}
           group by m.id order by count(*) desc, m.name limit ${MAX_MAKERS}
         ) maker
       ) as makers`,
    values,
  );
  return rows[0] ?? NOTHING_FOUND;
}
