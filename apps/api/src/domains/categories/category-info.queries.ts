import type pg from 'pg';
import type { Names } from '../../platform/values/names.ts';

/** What an editor wrote for a category's page. */
export type CategoryTexts = { id: number; titles: Names | null; articles: Names | null };

const TEXTS = `
  select c.id, c.titles, c.articles
  from categories c left join categories p on p.id = c.parent_id
  where case when $2::text is null
    then c.parent_id is null and lower(c.url) = lower($1)
    else lower(p.url) = lower($1) and lower(c.url) = lower($2)
  end`;

/** Undefined where there is no such category. */
export async function findCategoryTexts(
  pool: pg.Pool,
  parent: string,
  category: string | undefined,
): Promise<CategoryTexts | undefined> {
  const { rows } = await pool.query<CategoryTexts>({
    name: 'category-texts',
    text: TEXTS,
    values: [parent, category ?? null],
  });
  return rows[0];
}

const REMOVED = `
  select exists (select from removed_categories where lower(url) = any($1)) as "isRemoved"`;

/** Whether a category with one of these addresses was removed. */
export async function isRemovedCategory(pool: pg.Pool, urls: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ isRemoved: boolean }>(REMOVED, [urls.map((url) => url.toLowerCase())]);
  return rows[0]?.isRemoved === true;
}
