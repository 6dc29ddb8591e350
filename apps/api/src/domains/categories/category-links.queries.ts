import type pg from 'pg';

/** $1 the parent's address, $2 the category's or null. */
const CHECK = `
  select exists (
    select from categories p
    where lower(p.url) = lower($1) and p.parent_id is null
      and ($2::text is null or exists (select from categories c where c.parent_id = p.id and lower(c.url) = lower($2)))
  ) as "isRight"`;

/** Whether there is the parent category, and the category under it. */
export async function hasCategories(pool: pg.Pool, parent: string, category: string | undefined): Promise<boolean> {
  const { rows } = await pool.query<{ isRight: boolean }>({
    name: 'category-link',
    text: CHECK,
    values: [parent, category ?? null],
  });
  return rows[0]?.isRight === true;
}
