import type pg from 'pg';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import type { Names } from '../../platform/values/names.ts';
import { bestOfSql } from './best-offer.queries.ts';
import {
  categoryCountsSql,
  isOfCategories,
  isOfMakers,
  makerCountsSql,
  meetsAllBut,
  missSql,
} from './facet-counts.queries.ts';
import type { FacetCount } from './facet-counts.rules.ts';
import type { LeadCount } from './lead-steps.rules.ts';
import { findSuggested, findSuggestedOfCategories } from './suggested-articles.queries.ts';

/** 1 what fits best, 2 the cheapest, 3 the soonest. */
export type FoundOrder = 1 | 2 | 3;

/** What a visitor narrows a list by. */
export type ListFilters = {
  /** Only these makers, by catalogKey; empty for all. */
  catalogs: readonly string[];
  /** Only these categories, by their URL segments; empty for all. */
  categories: readonly string[];
  /** Only articles whose best offer reaches our warehouse within so many days, by its later day. */
  leadDays: number | null;
};

/** The part of a list that a visitor wants to see. */
export type ListChoice = {
  skip: number;
  take: number;
  /** Null for the beginning of a list without filters, such as suggestions: nothing is counted, which is much faster. */
  filters: ListFilters | null;
  /** Whether the total is shown; a list of frequent words is found much faster without it. */
  isCounted: boolean;
  /** Whose prices sort and choose offers. */
  clientType: ClientType;
  order: FoundOrder;
  /** The visitor's car, if any: what fits it comes first, what does not last, or not at all. */
  car: { engineId: number; withMisfits: boolean } | null;
};

/** The beginning of a list as a guest without a car gets it. */
export const SUGGESTED = {
  skip: 0,
  filters: null,
  isCounted: false,
  clientType: 'Retail',
  order: 1,
  car: null,
} as const;

export type FoundArticles = {
  ids: number[];
  /** At most {@link MAX_FOUND}; if it is not counted, as many as are shown or more. */
  total: number;
  /** What the list may be narrowed to, each counted within the other choices. */
  makers: FacetCount<string>[];
  categories: FacetCount<Names>[];
  leads: LeadCount[];
  /** Whether a number contains the key of the text. */
  isByNumber: boolean;
  /** How many there are without any choice; at most {@link MAX_FOUND}. */
  matched: number;
  /** How many within the choices do not fit the car; `total` and the counts include them only with misfits. */
  misfits: number;
};

/** What articles contain (stems as a `tsquery`, a part of their number), their categories, or their ids. */
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

/** The same where a list shows its beginning alone. */
const MAX_SUGGESTED = 200;

/** The most articles of which the best-selling are chosen, and when more match, the most of the best-selling that are examined. */
const MAX_LOOKED_THROUGH = 20_000;

/** Makers that a list is narrowed to. */
const MAX_MAKERS = 50;

export const NOTHING_FOUND: FoundArticles = {
  ids: [],
  total: 0,
  makers: [],
  categories: [],
  leads: [],
  isByNumber: false,
  matched: 0,
  misfits: 0,
};

/**
 * A part of the articles that were searched for. Articles on offer come first, then the best-selling. The time is bounded:
 * of very many matches only the best-selling are ranked, with what fits the car before them.
 */
export async function findArticles(pool: pg.Pool, wanted: SearchedFor, choice: ListChoice): Promise<FoundArticles> {
  const suggested = await suggest(pool, wanted, choice);
  if (suggested) return suggested;
  const depth = choice.filters || wanted.preferred !== '' ? MAX_FOUND : MAX_SUGGESTED;
  const all = await query(pool, wanted, choice, { source: 'articles', limit: MAX_LOOKED_THROUGH + 1, depth });
  const isCommon = all.matched > MAX_LOOKED_THROUGH;
  const source = choice.car ? FITTING_AND_BEST_SELLING : BEST_SELLING;
  const found = isCommon ? await query(pool, wanted, choice, { source, limit: depth, depth }) : all;
  const matched = Math.min(MAX_FOUND, (choice.filters ? found : all).matched);
  return { ...found, matched, total: choice.filters ? found.total : matched };
}

/** The beginning of a list that nothing is counted of; null where that is not quicker. */
async function suggest(
  pool: pg.Pool,
  { wanted, numberKey, preferred, categories }: SearchedFor,
  { skip, take, isCounted, order, car }: ListChoice,
): Promise<FoundArticles | null> {
  if (isCounted || car || skip > 0 || order !== 1 || numberKey !== '') return null;
  const ids =
    'stems' in wanted
      ? await findSuggested(pool, { stems: wanted.stems, preferred, categories }, take)
      : 'categories' in wanted
        ? await findSuggestedOfCategories(pool, wanted.categories, take)
        : null;
  return ids && { ...NOTHING_FOUND, ids, matched: ids.length, total: ids.length };
}

const COLUMNS = 'id, sold, maker_id, number_key, search_vector, family_id, category_id';

/** Walks the sales index and stops once enough is found. */
const BEST_SELLING = `(
  select ${COLUMNS} from articles order by sold desc, id limit ${MAX_LOOKED_THROUGH}
) best_selling`;

/** Families that fit a car are few. */
const FAMILIES_OF_CAR = 'select family_id from fitments where engine_id = $10::bigint';
const FITTING_AND_BEST_SELLING = `(
  (
    select ${COLUMNS}
    from articles where family_id in (${FAMILIES_OF_CAR}) order by sold desc, id limit ${MAX_LOOKED_THROUGH}
  )
  union all
  select * from ${BEST_SELLING} where family_id is null or family_id not in (${FAMILIES_OF_CAR})
) fitting_and_best_selling`;

/** $1 in each. */
const CONDITIONS = {
  stems: 'search_vector @@ $1::tsquery',
  numberPart: `number_key like '%' || $1 || '%'`,
  categories: 'category_id = any($1::int[])',
  ids: 'id = any($1::bigint[])',
};

/** The cheap check for the usual order; the best offer, as cards show it, for others and for filters. */
const IS_OFFERED = `
  cross join lateral (
    select exists (select from offers o where o.article_id = shown.id and o.quantity > 0) as is_offered,
      null::int as price, null::int as lead_days
  ) offer`;
const bestOffer = (clientType: ClientType) => `
  left join lateral (
    select best is not null as is_offered, best[2] as price, best[3] as lead_days
    from (
      select ${bestOfSql(clientType)} as best
      from offers o join price_lists p on p.id = o.price_list_id
      where o.article_id = shown.id and o.quantity > 0
    ) of_article
  ) offer on true`;

/**
 * `misfit` 0: it fits the car $10, under some condition at least; 1: nobody knows its cars; 2: it does not fit. Most rows of fitments are
 * about a whole family, so each family is looked up once. The same as the verdicts of `fit_json` before any question is answered.
 */
const FITTED = `
     families as materialized (
       select
         family_id,
         exists (select from fitments f where f.family_id = wanted.family_id and f.engine_id = $10::bigint and f.article_id is null) as fits,
         exists (select from fitments f where f.family_id = wanted.family_id and f.article_id is null) as is_known
       from (select distinct family_id from ranked where family_id is not null) wanted
     ),
     fitted as materialized (
       select ranked.*, case
         when families.fits or exists (
           select from fitments f
           where f.article_id = ranked.id and f.family_id = ranked.family_id and f.engine_id = $10::bigint
         ) then 0
         when families.is_known or exists (
           select from fitments f where f.article_id = ranked.id and f.family_id = ranked.family_id
         ) then 2
         else 1
       end as misfit
       from ranked left join families using (family_id)
     ),`;

const BY_FITNESS = 'by_number desc, in_category desc, preferred desc, sold desc, id';
const ORDERS: Record<FoundOrder, string> = {
  1: `is_offered desc nulls last, ${BY_FITNESS}`,
  2: `price nulls last, ${BY_FITNESS}`,
  3: `lead_days nulls last, price, ${BY_FITNESS}`,
};

/** The bits of the choices. */
const MAKER = 1;
const CATEGORY = 2;
const TIME = 4;

const facets = (isShown: string) => `
       ${makerCountsSql({ bit: MAKER, isShown, chosen: '$7', limit: MAX_MAKERS })} as makers,
       ${categoryCountsSql({ bit: CATEGORY, isShown })} as categories,
       (
         select coalesce(json_agg(lead order by "leadDays"), '[]')
         from (
           select lead_days as "leadDays", count(*) as unfiltered, count(*) filter (where ${meetsAllBut(TIME)}) as count
           from judged where ${isShown} and lead_days is not null group by lead_days
         ) lead
       ) as leads`;

const NO_FACETS = `'[]'::json as makers, '[]'::json as categories, '[]'::json as leads`;

type Reach = {
  source: string;
  /** So many matches are looked at. */
  limit: number;
  /** So many of them, the best-selling, are ranked. */
  depth: number;
};

/** $1 what is wanted, $2 a number's key, $3 preferred stems, $4 preferred categories, $5 skip, $6 take, $7 makers, $8 categories, $9 days, $10 engine. */
async function query(
  pool: pg.Pool,
  { wanted, numberKey, preferred, categories }: SearchedFor,
  { skip, take, filters, order, clientType, car }: ListChoice,
  { source, limit, depth }: Reach,
): Promise<FoundArticles> {
  const [[kind, value]] = Object.entries(wanted) as [[keyof typeof CONDITIONS, unknown]];
  const makers = filters?.catalogs.map((key) => key.toLowerCase()) ?? [];
  const values = [value, numberKey, preferred, categories, skip, take, makers];
  values.push(filters?.categories ?? [], filters?.leadDays ?? null);
  if (car) values.push(car.engineId);
  const isShown = car && !car.withMisfits ? 'misfit < 2' : 'true';
  // Not prepared: the best plan depends on how many articles match.
  const { rows } = await pool.query<FoundArticles>(
    `with found as materialized (
       select
         id, sold, maker_id, category_id, ${car ? `family_id, family_id in (${FAMILIES_OF_CAR}) as is_of_car,` : ''}
         coalesce(number_key like '%' || nullif($2, '') || '%', false) as by_number,
         coalesce(category_id = any($4::int[]), false) as in_category
       from ${source} where ${CONDITIONS[kind]} limit ${limit}
     ),
     ranked as materialized (
       select best_selling.*,
         $3 <> '' and (select search_vector from articles where articles.id = best_selling.id) @@ $3::tsquery as preferred
       from (
         select * from found
         order by ${car ? 'is_of_car desc nulls last,' : ''} by_number desc, in_category desc, sold desc, id limit ${depth}
       ) best_selling
       where (select count(*) from found) <= ${MAX_LOOKED_THROUGH}
     ),${car ? FITTED : ''}
     judged as materialized (
       select
         shown.*, offer.*,
         ${missSql(MAKER, isOfMakers('$7'))}
         | ${missSql(CATEGORY, isOfCategories('$8'))}
         | ${missSql(TIME, '$9::int is null or lead_days <= $9')} as misses
       from ${car ? 'fitted' : 'ranked'} shown ${filters || order !== 1 ? bestOffer(clientType) : IS_OFFERED}
     )
     select
       (select count(*) from judged where misses = 0 and ${isShown}) as total,
       array(
         select id::float8 from judged where misses = 0 and ${isShown}
         order by ${car ? 'misfit, ' : ''}${ORDERS[order]} offset $5 limit $6
       ) as ids,
       (select count(*) from found) as matched,
       (select coalesce(bool_or(by_number), false) from found) as "isByNumber",
       ${car ? '(select count(*) from judged where misses = 0 and misfit = 2)' : '0'} as misfits,
       ${filters ? facets(isShown) : NO_FACETS}`,
    values,
  );
  return rows[0] ?? NOTHING_FOUND;
}
