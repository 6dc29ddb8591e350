import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';

export type PostRow = { id: number; title: string; html: string; publishedAt: Date | null };
export type PostChange = { id: number; title: string; html: string; isPublished: boolean };

const NEWEST = 20;
const COLUMNS = ['id', 'title', 'html', 'published_at as publishedAt'] as const;

/** News, the newest first; drafts, which have no date, come before all others. */
export function findPosts(db: Kysely<Database>, { withDrafts }: { withDrafts: boolean }): Promise<PostRow[]> {
  const posts = db
    .selectFrom('posts')
    .select(COLUMNS)
    .orderBy('published_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(NEWEST);
  return (withDrafts ? posts : posts.where('published_at', 'is not', null)).execute();
}

/** Adds news (id 0) or changes them. Keeps the date of the first publication; returns undefined for an unknown id. */
export async function savePost(
  db: Kysely<Database>,
  { id, title, html, isPublished }: PostChange,
  now: Date,
): Promise<PostRow | undefined> {
  if (id === 0) {
    const published_at = isPublished ? now : null;
    return db
      .insertInto('posts')
      .values({ title, html, published_at, created_at: now })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  }
  return db
    .updateTable('posts')
    .set({ title, html, published_at: isPublished ? sql<Date>`coalesce(published_at, ${now})` : null })
    .where('id', '=', bigint(id))
    .returning(COLUMNS)
    .executeTakeFirst();
}
