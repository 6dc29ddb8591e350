import type pg from 'pg';

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
