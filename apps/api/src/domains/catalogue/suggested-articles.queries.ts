import type pg from 'pg';

/** What suggestions look for. */
export type SuggestedFor = {
  /** A `tsquery` that an article must match. */
  stems: string;
  /** A `tsquery`: articles that match it come first; empty for none. */
  preferred: string;
  /** Ids of categories whose articles come before all others. */
  categories: readonly number[];
};

/** So many of the best-selling articles are looked through first: of all, and of the preferred categories together. */
const MAX_BROWSED = 1000;

/** The most matches that are ranked; of more words match so much that the best-selling articles have them. */
const MAX_MATCHES = 20_000;

/** Of the matches that rank highest so many are asked whether they are on offer. */
const MAX_RANKED = 100;

const MATCHES_IN_ORDER = 'in_category desc, is_preferred desc, sold desc, id';
/** $2 is null for none: a text that becomes a `tsquery` only here would be parsed anew for each article. */
const IS_PREFERRED = 'coalesce(search_vector @@ $2::tsquery, false) as is_preferred';
const IS_OFFERED = '(select true from offers o where o.article_id = ranked.id and o.quantity > 0 limit 1)';

/** $1 what must match, $2 what comes first, $3 categories, $4 how many, $5 of the best-selling, $6 of each category's. Offers are looked up until there are enough. */
const BEST_SELLING = `
  select id::float8 as id
  from (
    select id, sold, in_category, ${IS_PREFERRED}
    from (
      select best.*, true as in_category
      from unnest($3::int[]) preferred (category_id)
      cross join lateral (
        select id, sold, search_vector from articles
        where articles.category_id = preferred.category_id order by sold desc, id limit $6
      ) best
      union all
      select id, sold, search_vector, false
      from (select id, sold, search_vector, category_id from articles order by sold desc, id limit $5) best
      where category_id is null or category_id <> all($3::int[])
    ) browsed
    where search_vector @@ $1::tsquery
    order by ${MATCHES_IN_ORDER} limit ${MAX_RANKED}
  ) ranked
  where ${IS_OFFERED}
  limit $4`;

/** $1 to $4 as above. What is not on offer comes last. */
const MATCHES = `
  with found as materialized (
    select id, sold, coalesce(category_id = any($3::int[]), false) as in_category, ${IS_PREFERRED}
    from articles where search_vector @@ $1::tsquery limit ${MAX_MATCHES + 1}
  ),
  ranked as materialized (
    select id, row_number() over () as place
    from (select id from found order by ${MATCHES_IN_ORDER} limit ${MAX_RANKED}) best
  ),
  offered as materialized (select id, place from ranked where ${IS_OFFERED} limit $4)
  select
    (select count(*)::int from found) as matched,
    array(
      select id::float8 from (
        select id, place, true as is_offered from offered
        union all
        select id, place, false from ranked where (select count(*) from offered) < $4 and id not in (select id from offered)
      ) shown
      order by is_offered desc, place limit $4
    ) as ids`;

/**
 * Ids of at most `take` articles that match: those on offer first, and of them the best-selling. Frequent words are found among the
 * best-selling articles, without a look at the thousands of others.
 */
export async function findSuggested(pool: pg.Pool, wanted: SuggestedFor, take: number): Promise<number[]> {
  const best = await browse(pool, wanted, take, MAX_BROWSED);
  if (best.length === take) return best;
  const { stems, preferred, categories } = wanted;
  const { rows } = await pool.query<{ ids: number[]; matched: number }>({
    name: 'suggested-of-all',
    text: MATCHES,
    values: [stems, preferred || null, categories, take],
  });
  const { ids = [], matched = 0 } = rows[0] ?? {};
  return matched > MAX_MATCHES ? browse(pool, wanted, take, MAX_MATCHES) : ids;
}

const BEST_SELLING_OF_CATEGORIES = `
  select id::float8 as id
  from (
    select best.*
    from unnest($1::int[]) wanted (category_id)
    cross join lateral (
      select id, sold from articles where articles.category_id = wanted.category_id order by sold desc, id limit ${MAX_RANKED}
    ) best
    order by sold desc, id limit ${MAX_RANKED}
  ) ranked
  where ${IS_OFFERED}
  limit $2`;

/** Ids of at most `take` articles of these categories that are on offer, the best-selling first; null if so many are not found quickly. */
export async function findSuggestedOfCategories(
  pool: pg.Pool,
  categories: readonly number[],
  take: number,
): Promise<number[] | null> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'suggested-of-categories',
    text: BEST_SELLING_OF_CATEGORIES,
    values: [categories, take],
  });
  return rows.length < take ? null : rows.map(({ id }) => id);
}

async function browse(
  pool: pg.Pool,
  { stems, preferred, categories }: SuggestedFor,
  take: number,
  depth: number,
): Promise<number[]> {
  const ofEach = Math.ceil(depth / Math.max(1, categories.length));
  const { rows } = await pool.query<{ id: number }>({
    name: 'suggested-of-best-selling',
    text: BEST_SELLING,
    values: [stems, preferred || null, categories, take, depth, ofEach],
  });
  return rows.map(({ id }) => id);
}
