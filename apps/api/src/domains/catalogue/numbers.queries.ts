import type pg from 'pg';
import { nearNumbers } from './near-numbers.rules.ts';
import { newestOf } from './related-articles.ts';

/** Of these number keys those that an article has. */
export async function findExistingNumbers(pool: pg.Pool, numberKeys: readonly string[]): Promise<Set<string>> {
  if (numberKeys.length === 0) return new Set();
  const { rows } = await pool.query<{ number: string }>({
    name: 'numbers-existing',
    text: `
      select asked.number from unnest($1::text[]) asked (number)
      where exists (select from articles where articles.number_key = asked.number)`,
    values: [[...new Set(numberKeys)]],
  });
  return new Set(rows.map(({ number }) => number));
}

/** What words beside a number say: the stems as a `tsquery`, and the folded text, which may be a maker's name. */
export type Description = { tsquery: string; makerKey: string };

/** Ids of the articles with this number key that are of the maker or match the `tsquery`, all with an empty one; the best-selling first. */
export async function findArticlesByNumber(
  pool: pg.Pool,
  numberKey: string,
  { tsquery, makerKey }: Description,
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'articles-of-number',
    text: `
      select id::float8 as id from articles
      where number_key = $1 and (
        $2 = '' or search_vector @@ $2::tsquery
        or maker_id in (select id from makers where fold_part_number(name) = $3)
      )
      order by sold desc, id
      limit 100`,
    values: [numberKey, tsquery, makerKey],
  });
  return rows.map(({ id }) => id);
}

/** Ids of the articles whose maker and number, in any order, fold to this key together; the best-selling first. */
export async function findArticlesByMakerAndNumber(pool: pg.Pool, key: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'articles-of-maker-and-number',
    text: `
      select a.id::float8 as id
      from (select id, fold_part_number(name) as key from makers) m
      cross join lateral (
        select substr($1, length(m.key) + 1) as number where starts_with($1, m.key)
        union all
        select left($1, -length(m.key)) where right($1, length(m.key)) = m.key
      ) asked
      join articles a on a.maker_id = m.id and a.number_key = asked.number
      where m.key <> ''
      order by a.sold desc, a.id
      limit 100`,
    values: [key],
  });
  return rows.map(({ id }) => id);
}

/** The articles with one of these number keys. */
export async function findArticlesByNumbers(
  pool: pg.Pool,
  numberKeys: readonly string[],
): Promise<{ id: number; numberKey: string }[]> {
  if (numberKeys.length === 0) return [];
  const { rows } = await pool.query<{ id: number; numberKey: string }>({
    name: 'articles-of-numbers',
    text: `
      select a.id::float8 as id, a.number_key as "numberKey"
      from unnest($1::text[]) asked (number)
      cross join lateral (select id, number_key from articles where number_key = asked.number offset 0) a
      limit 1000`,
    values: [numberKeys],
  });
  return rows;
}

/** So many numbers are offered for one that was not found. */
const NEAR_EACH = 3;

/** For each of these number keys the existing ones that are one typo away, the best-selling first; none for a key without any. */
export async function findNearNumbers(pool: pg.Pool, numberKeys: readonly string[]): Promise<Map<string, string[]>> {
  const asked = [...new Set(numberKeys)];
  const near = asked.flatMap((key) => nearNumbers(key).map((one): [string, string] => [key, one]));
  if (near.length === 0) return new Map();
  const { rows } = await pool.query<{ asked: string; near: string[] }>({
    name: 'near-numbers',
    text: `
      select asked.number as asked, (array_agg(found.number_key order by found.sold desc, found.number_key))[1:${NEAR_EACH}] as near
      from unnest($1::text[], $2::text[]) asked (number, near)
      cross join lateral (
        select number_key, max(sold) as sold from articles where number_key = asked.near group by number_key offset 0
      ) found
      group by asked.number`,
    values: [near.map(([key]) => key), near.map(([, one]) => one)],
  });
  return new Map(rows.map((row) => [row.asked, row.near]));
}

/** An article that can be sold instead of another: its maker's newer number, or a substitute. */
export type OtherNumber = { articleId: number; otherId: number; isNewer: boolean };

/** So many articles are offered instead of one. */
const OTHERS_EACH = 3;

/** The articles with pieces that can be sold instead of each of these: newer numbers first, then the surest substitutes. */
export async function findOtherNumbers(pool: pg.Pool, articleIds: readonly number[]): Promise<OtherNumber[]> {
  if (articleIds.length === 0) return [];
  const { rows } = await pool.query<OtherNumber>({
    name: 'other-numbers',
    text: `
      select asked.id::float8 as "articleId", other.id::float8 as "otherId", other.is_newer as "isNewer"
      from unnest($1::bigint[]) asked (id)
      cross join lateral (
        with recursive ${newestOf('select asked.id')}
        select candidates.id, bool_or(candidates.is_newer) as is_newer
        from (
          select newest.id, true as is_newer, 100 as confidence from newest
          union all
          select same.id, false, 100
          from articles head join articles same on same.family_id = head.family_id where head.id = asked.id
          union all
          select c.other_id, false, c.confidence from article_crosses c where c.article_id = asked.id and c.kind = 'substitute'
        ) candidates
        where candidates.id <> asked.id
          and exists (select from offers o where o.article_id = candidates.id and o.quantity > 0)
        group by candidates.id
        order by bool_or(candidates.is_newer) desc, max(candidates.confidence) desc, candidates.id
        limit ${OTHERS_EACH}
      ) other`,
    values: [articleIds],
  });
  return rows;
}
