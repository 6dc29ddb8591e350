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

/** Ids of the articles with this number key whose words match a `tsquery`, all with an empty one; the best-selling first. */
export async function findArticlesByNumber(pool: pg.Pool, numberKey: string, tsquery: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'articles-of-number',
    text: `
      select id::float8 as id from articles
      where number_key = $1 and ($2 = '' or search_vector @@ $2::tsquery)
      order by sold desc, id
      limit 100`,
    values: [numberKey, tsquery],
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
