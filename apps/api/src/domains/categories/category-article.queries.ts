import type pg from 'pg';
import type { Names } from '../../platform/values/names.ts';
import type { CategoryTexts } from './category-info.queries.ts';

/** What an editor wrote for a category, and its name. */
export type NamedTexts = CategoryTexts & { names: Names };

/** Undefined where there is no such category. */
export async function findTextsById(pool: pg.Pool, categoryId: number): Promise<NamedTexts | undefined> {
  const { rows } = await pool.query<NamedTexts>(
    'select id, names, titles, articles from categories where id = $1::bigint',
    [categoryId],
  );
  return rows[0];
}

export type ArticleChange = { lang: string; title: string; article: string };

const REPLACE = `
  update categories set
    titles = coalesce(titles, '{}') || jsonb_build_object($2::text, $3::text),
    articles = coalesce(articles, '{}') || jsonb_build_object($2::text, $4::text)
  where id = $1
    and titles ->> $2 is not distinct from $5
    and articles ->> $2 is not distinct from $6
  returning id, names, titles, articles`;

/**
 * Replaces the text in one language; an empty one stays as empty, so that the demo does not fill it again. Undefined where the
 * text is no longer the known one: somebody else changed it.
 */
export async function replaceTexts(
  pool: pg.Pool,
  known: CategoryTexts,
  { lang, title, article }: ArticleChange,
): Promise<NamedTexts | undefined> {
  const before = [known.titles?.[lang] ?? null, known.articles?.[lang] ?? null];
  const { rows } = await pool.query<NamedTexts>(REPLACE, [known.id, lang, title, article, ...before]);
  return rows[0];
}
