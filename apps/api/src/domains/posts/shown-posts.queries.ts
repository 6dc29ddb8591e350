import type { LanguageCode, PostKind } from '@partshop/api-client/contract';
import type pg from 'pg';
import type { GoodNumber, PostTexts } from './post-texts.ts';

/** Which post: an article by its id, an offer or a page by the last segment of its address. */
export type PostKey = { kind: 'article'; id: number } | { kind: Exclude<PostKind, 'article'>; slug: string };

/** A version of a post that visitors see. */
export type ShownRow = {
  id: number;
  kind: PostKind;
  slug: string | null;
  texts: PostTexts;
  goods: GoodNumber[];
  publishedAt: Date;
  modifiedAt: Date;
};

/** What visitors see of posts `p` at the time $1: the version whose time came last. */
const SHOWN = `
  join lateral (
    select texts, goods, shown_from from post_versions
    where post_id = p.id and shown_from <= $1
    order by shown_from desc, version desc limit 1
  ) v on true
  join lateral (select min(shown_from) as at from post_versions where post_id = p.id) first on true`;
const COLUMNS = `p.id, p.kind, p.slug, v.texts, v.goods, first.at as "publishedAt", v.shown_from as "modifiedAt"`;

const WHICH = `p.kind = $2 and (p.id = $3::bigint or p.slug = $4)`;

export type Found = { state: 'shown'; post: ShownRow } | { state: 'removed' } | { state: 'unknown' };

/** The post as visitors see it at a time, or why they do not. */
export async function findShownPost(pool: pg.Pool, key: PostKey, now: Date): Promise<Found> {
  const { rows } = await pool.query<ShownRow & { isRemoved: boolean }>(
    `select ${COLUMNS}, p.removed_at is not null as "isRemoved"
     from posts p ${SHOWN.replaceAll('join lateral', 'left join lateral')} where ${WHICH}`,
    [now, key.kind, 'id' in key ? key.id : null, 'slug' in key ? key.slug : null],
  );
  const [row] = rows;
  if (row?.isRemoved) return { state: 'removed' };
  // The texts of a post without a shown version are null.
  return row?.texts ? { state: 'shown', post: row } : { state: 'unknown' };
}

/** One version of a post, whether visitors see it or not; undefined where there is none. */
export async function findVersion(
  pool: pg.Pool,
  key: PostKey,
  version: number,
): Promise<Pick<ShownRow, 'id' | 'kind' | 'texts' | 'goods'> | undefined> {
  const { rows } = await pool.query<ShownRow>(
    `select p.id, p.kind, v.texts, v.goods from posts p join post_versions v on v.post_id = p.id and v.version = $1
     where ${WHICH}`,
    [version, key.kind, 'id' in key ? key.id : null, 'slug' in key ? key.slug : null],
  );
  return rows[0];
}

/** The articles that visitors see, the newest first; with `lang` only those written in it. */
export async function findShownArticles(
  pool: pg.Pool,
  now: Date,
  { lang, skip, take }: { lang?: LanguageCode; skip: number; take: number },
): Promise<{ posts: ShownRow[]; total: number }> {
  const { rows } = await pool.query<ShownRow & { total: number }>(
    `with shown as (
       select ${COLUMNS} from posts p ${SHOWN}
       where p.kind = 'article' and p.removed_at is null and ($2::text is null or v.texts ? $2)
     )
     select shown.*, total.count as total
     from (select count(*) from shown) total
     left join (select * from shown order by "publishedAt" desc, id desc offset $3 limit $4) shown on true
     order by "publishedAt" desc, id desc`,
    [now, lang ?? null, skip, take],
  );
  return { posts: rows.filter(({ texts }) => texts !== null), total: rows[0]?.total ?? 0 };
}

/** The ids of the articles with these numbers, in their order. */
export async function findGoodIds(pool: pg.Pool, goods: readonly GoodNumber[]): Promise<number[]> {
  if (goods.length === 0) return [];
  const { rows } = await pool.query<{ id: number }>(
    `select a.id
     from unnest($1::text[], $2::text[]) with ordinality as given (maker, number, place)
     join makers m on m.key = given.maker
     join articles a on a.maker_id = m.id and a.number_key = given.number
     order by given.place`,
    [goods.map(({ catalogKey }) => catalogKey), goods.map(({ number }) => number)],
  );
  return rows.map(({ id }) => id);
}

/** Every post that visitors see; a sitemap has room for no more. */
export async function findShownPosts(pool: pg.Pool, now: Date): Promise<ShownRow[]> {
  const { rows } = await pool.query<ShownRow>(
    `select ${COLUMNS} from posts p ${SHOWN} where p.removed_at is null order by p.kind desc, p.id limit 5000`,
    [now],
  );
  return rows;
}
