import { MAX_PICTURES } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { OpenDatabase } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { keepPicture } from './keep-picture.queries.ts';

type Sellers = { articleId: number; clientId: number; alt: string };
type Outcome = 'added' | 'unknown' | 'full';

/** Adds a seller's picture after the article's others. */
export async function addSellersPicture(
  { pool, db }: OpenDatabase,
  { picture, ...of }: Sellers & { picture: EncodedPicture },
): Promise<Outcome> {
  const pictureId = await keepPicture(pool, picture);
  return inTransaction(db, async (trx) =>
    (await lockArticle(trx, of.articleId))
      ? showSellersPicture(trx, { ...of, pictureId, replacedId: null })
      : 'unknown',
  );
}

/** Locks an article, so that two pictures that come at once get different positions; false when there is none. */
export async function lockArticle(trx: Transaction<Database>, articleId: number): Promise<boolean> {
  const article = await trx
    .selectFrom('articles')
    .select('id')
    .where('id', '=', articleId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return article !== undefined;
}

/**
 * Shows a picture of a locked article: in the place of another of the seller, or after the article's others. One that the article has
 * already changes nothing else. It replaces the demo's pictures, which show only the kind of part.
 */
export async function showSellersPicture(
  trx: Transaction<Database>,
  { articleId, clientId, alt, pictureId, replacedId }: Sellers & { pictureId: number; replacedId: number | null },
): Promise<Exclude<Outcome, 'unknown'>> {
  await trx.deleteFrom('article_pictures').where('article_id', '=', articleId).where('source', '=', 'demo').execute();
  const there = await trx
    .selectFrom('article_pictures')
    .select(['source', 'position', 'picture_id', 'client_id'])
    .where('article_id', '=', articleId)
    .execute();
  const isThere = there.some(({ picture_id }) => picture_id === pictureId);
  const replaced = there.find(
    ({ source, picture_id, client_id }) =>
      source === 'seller' && picture_id === replacedId && picture_id !== pictureId && client_id === clientId,
  );
  if (replaced) {
    await trx
      .deleteFrom('article_pictures')
      .where('article_id', '=', articleId)
      .where('source', '=', 'seller')
      .where('position', '=', replaced.position)
      .execute();
  }
  if (isThere) return 'added';
  if (!replaced && there.length >= MAX_PICTURES) return 'full';
  const positions = there.filter(({ source }) => source === 'seller').map(({ position }) => position);
  await trx
    .insertInto('article_pictures')
    .values({
      article_id: articleId,
      source: 'seller',
      position: replaced?.position ?? Math.max(-1, ...positions) + 1,
      picture_id: pictureId,
      alt: alt === '' ? null : sql`jsonb_build_object('ru', ${alt}::text)`,
      client_id: clientId,
    })
    .execute();
  return 'added';
}
