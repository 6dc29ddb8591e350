import type { LanguageCode, PostKind } from '@partshop/api-client/contract';
import type pg from 'pg';
import type { GoodNumber, PostTexts } from './post-texts.ts';

/** A post with its newest version, as its editor knows it. */
export type EditedRow = {
  id: number;
  kind: PostKind;
  slug: string | null;
  removedAt: Date | null;
  version: number;
  texts: PostTexts;
  goods: GoodNumber[];
  savedAt: Date;
  publishedAt: Date | null;
  /** The version that visitors see, or would see if the post were not removed. */
  shownVersion: number | null;
  scheduledVersion: number | null;
  scheduledFor: Date | null;
};

/** $1 is the time. Of the versions that are to come, the last one counts: there is at most one. */
const EDITED = `
  select p.id, p.kind, p.slug, p.removed_at as "removedAt",
    newest.version, newest.texts, newest.goods, newest.saved_at as "savedAt",
    first.at as "publishedAt", shown.version as "shownVersion",
    coming.version as "scheduledVersion", coming.shown_from as "scheduledFor"
  from posts p
  join lateral (select * from post_versions where post_id = p.id order by version desc limit 1) newest on true
  left join lateral (
    select version from post_versions where post_id = p.id and shown_from <= $1
    order by shown_from desc, version desc limit 1
  ) shown on true
  left join lateral (
    select version, shown_from from post_versions where post_id = p.id and shown_from > $1
    order by shown_from desc limit 1
  ) coming on true
  left join lateral (select min(shown_from) as at from post_versions where post_id = p.id and shown_from <= $1) first on true`;

export async function findEditedPost(pool: pg.Pool, id: number, now: Date): Promise<EditedRow | undefined> {
  const { rows } = await pool.query<EditedRow>(`${EDITED} where p.id = $2::bigint`, [now, id]);
  return rows[0];
}

export async function findEditedPosts(pool: pg.Pool, now: Date): Promise<EditedRow[]> {
  const { rows } = await pool.query<EditedRow>(
    `${EDITED} order by array_position(array['page', 'offer', 'article'], p.kind), newest.saved_at desc, p.id limit 500`,
    [now],
  );
  return rows;
}

export type SavedVersion = {
  version: number;
  savedAt: Date;
  savedBy: string | null;
  langs: LanguageCode[];
  shownFrom: Date | null;
};

/** The saved versions of a post, the newest first. */
export async function findHistory(pool: pg.Pool, id: number): Promise<SavedVersion[]> {
  const { rows } = await pool.query<SavedVersion>(
    `select v.version, v.saved_at as "savedAt", c.name as "savedBy",
       array(select jsonb_object_keys(v.texts)) as langs, v.shown_from as "shownFrom"
     from post_versions v left join clients c on c.id = v.saved_by
     where v.post_id = $1 order by v.version desc limit 100`,
    [id],
  );
  return rows;
}

export type NewsRow = { id: number; texts: PostTexts; publishedAt: Date | null };

const NEWEST = 20;

/**
 * News, the newest first. With drafts, which come before all others, articles are as their editors know them: in their newest version.
 */
export async function findNews(pool: pg.Pool, now: Date, { withDrafts }: { withDrafts: boolean }): Promise<NewsRow[]> {
  const { rows } = await pool.query<NewsRow>(
    `select p.id, v.texts, first.at as "publishedAt"
     from posts p
     join lateral (
       select texts from post_versions where post_id = p.id and ($2 or shown_from <= $1)
       order by case when $2 then null else shown_from end desc, version desc limit 1
     ) v on true
     left join lateral (select min(shown_from) as at from post_versions where post_id = p.id and shown_from <= $1) first on true
     where p.kind = 'article' and p.removed_at is null
     order by first.at desc nulls first, p.id desc limit ${NEWEST}`,
    [now, withDrafts],
  );
  return rows;
}
