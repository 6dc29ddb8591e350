import { sql, type Kysely, type Transaction } from 'kysely';
import type { LanguageCode } from '@partshop/api-client/contract';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { NewsRow } from './post-drafts.queries.ts';
import type { GoodNumber, PostText, PostTexts } from './post-texts.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Why a change was not made: there is no such post, or somebody else has changed it. */
export type Refusal = 'unknown' | 'changed';

/** The newest version of a post, locked against other changes. */
async function lockNewest(trx: Trx, id: number) {
  const post = await trx.selectFrom('posts').select('kind').where('id', '=', bigint(id)).forUpdate().executeTakeFirst();
  if (!post) return undefined;
  const newest = await trx
    .selectFrom('post_versions')
    .select(['version', 'texts', 'goods'])
    .where('post_id', '=', bigint(id))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...post, ...newest, texts: newest.texts as PostTexts, goods: newest.goods as GoodNumber[] };
}

/** Makes a change of the post's newest version, if that is the one that the editor knows. */
async function change(
  db: Db,
  { id, version }: { id: number; version: number },
  make: (trx: Trx, newest: NonNullable<Awaited<ReturnType<typeof lockNewest>>>) => Promise<Refusal | void>,
): Promise<Refusal | undefined> {
  return inTransaction(db, async (trx) => {
    const newest = await lockNewest(trx, id);
    if (!newest) return 'unknown';
    if (newest.version !== version) return 'changed';
    return (await make(trx, newest)) ?? undefined;
  });
}

type Saved = { savedBy: number; now: Date };

/** The database refuses half a character. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, member: unknown) => (typeof member === 'string' ? member.toWellFormed() : member));

const addVersion = (
  trx: Trx,
  {
    id,
    version,
    texts,
    goods,
    savedBy,
    now,
  }: Saved & { id: number; version: number; texts: PostTexts; goods: readonly GoodNumber[] },
) =>
  trx
    .insertInto('post_versions')
    .values({
      post_id: id,
      version,
      texts: toJson(texts),
      goods: toJson(goods),
      saved_at: now,
      saved_by: savedBy,
    })
    .execute();

/** Adds a draft: an offer where there is a slug, which must be new, else an article. Returns its id; undefined for a known slug. */
export async function addPost(
  db: Db,
  { lang, text, slug, savedBy, now }: Saved & { lang: LanguageCode; text: PostText; slug: string | undefined },
): Promise<number | undefined> {
  return inTransaction(db, async (trx) => {
    const added = await trx
      .insertInto('posts')
      .values({ kind: slug === undefined ? 'article' : 'offer', slug: slug ?? null, created_at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await addVersion(trx, { id: added.id, version: 1, texts: { [lang]: text }, goods: [], savedBy, now });
    return added?.id;
  });
}

/** Saves a text in one language, and the related goods, as a new version. */
export const editPost = (
  db: Db,
  known: { id: number; version: number },
  { lang, text, goods, ...saved }: Saved & { lang: LanguageCode; text: PostText; goods: readonly GoodNumber[] },
): Promise<Refusal | undefined> =>
  change(db, known, async (trx, { version, texts }) => {
    await addVersion(trx, { id: known.id, version: version + 1, texts: { ...texts, [lang]: text }, goods, ...saved });
  });

/** Makes a new version of an older one. */
export const restorePost = (
  db: Db,
  known: { id: number; version: number },
  { restored, ...saved }: Saved & { restored: number },
): Promise<Refusal | undefined> =>
  change(db, known, async (trx, { version }) => {
    const older = await trx
      .selectFrom('post_versions')
      .select(['texts', 'goods'])
      .where('post_id', '=', bigint(known.id))
      .where('version', '=', restored)
      .executeTakeFirst();
    if (!older) return 'unknown';
    const [texts, goods] = [older.texts as PostTexts, older.goods as GoodNumber[]];
    await addVersion(trx, { id: known.id, version: version + 1, texts, goods, ...saved });
    return undefined;
  });

/** Shows the newest version from a time on. Whatever was scheduled before no longer is. */
export const publishPost = (
  db: Db,
  known: { id: number; version: number },
  { from, now }: { from: Date; now: Date },
): Promise<Refusal | undefined> =>
  change(db, known, (trx, { version }) => show(trx, { id: known.id, version, from, now }));

async function show(
  trx: Trx,
  { id, version, from, now }: { id: number; version: number; from: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('post_versions')
    .set({ shown_from: null })
    .where('post_id', '=', bigint(id))
    .where('shown_from', '>', now)
    .execute();
  // A version that visitors see already keeps its time.
  await trx
    .updateTable('post_versions')
    .set({ shown_from: from })
    .where('post_id', '=', bigint(id))
    .where('version', '=', version)
    .where('shown_from', 'is', null)
    .execute();
  await trx.updateTable('posts').set({ removed_at: null }).where('id', '=', bigint(id)).execute();
}

/** Stops showing a post. A removed one keeps its times, so that it can be shown again; a draft has none. */
export const withdrawPost = (
  db: Db,
  known: { id: number; version: number },
  { isRemoved, now }: { isRemoved: boolean; now: Date },
): Promise<Refusal | undefined> =>
  change(db, known, async (trx) => {
    await trx
      .updateTable('posts')
      .set({ removed_at: isRemoved ? now : null })
      .where('id', '=', bigint(known.id))
      .execute();
    if (!isRemoved) await hide(trx, known.id);
  });

const hide = (trx: Trx, id: number) =>
  trx.updateTable('post_versions').set({ shown_from: null }).where('post_id', '=', bigint(id)).execute();

export type NewsChange = {
  /** 0: a new one. */
  id: number;
  lang: LanguageCode;
  title: string;
  html: string;
  isPublished: boolean;
  savedBy: number;
};

/**
 * Adds a piece of news (§7) or changes its text in one language, and shows it or hides it. Keeps the date of its first publication.
 * Undefined for an unknown id.
 */
export async function saveNews(
  db: Db,
  { id, lang, title, html, isPublished, savedBy }: NewsChange,
  now: Date,
): Promise<NewsRow | undefined> {
  return inTransaction(db, async (trx) => {
    const newest = id === 0 ? undefined : await lockNewest(trx, id);
    if (id !== 0 && newest?.kind !== 'article') return undefined;
    const postId = newest ? id : (await addedArticle(trx, now)).id;
    const version = (newest?.version ?? 0) + 1;
    const text: PostText = { title, teaser: newest?.texts[lang]?.teaser ?? '', html };
    const texts = { ...newest?.texts, [lang]: text };
    await addVersion(trx, { id: postId, version, texts, goods: newest?.goods ?? [], savedBy, now });
    if (isPublished) await show(trx, { id: postId, version, from: now, now });
    else await hide(trx, postId);
    const { first } = await trx
      .selectFrom('post_versions')
      .select(sql<Date | null>`min(shown_from)`.as('first'))
      .where('post_id', '=', bigint(postId))
      .executeTakeFirstOrThrow();
    return { id: postId, texts, publishedAt: first };
  });
}

const addedArticle = (trx: Trx, now: Date) =>
  trx.insertInto('posts').values({ created_at: now }).returning('id').executeTakeFirstOrThrow();
