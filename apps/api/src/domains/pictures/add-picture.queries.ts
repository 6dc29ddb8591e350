import { MAX_PICTURES } from '@partshop/api-client/contract';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { keepPicture } from './keep-picture.queries.ts';

type SellersPicture = { articleId: number; clientId: number; alt: string; picture: EncodedPicture };

/**
 * Adds a seller's picture after the article's others; one that the article has already changes nothing. It replaces the demo's
 * pictures, which show only the kind of part.
 */
export async function addSellersPicture(
  { pool, db }: OpenDatabase,
  { articleId, clientId, alt, picture }: SellersPicture,
): Promise<'added' | 'unknown' | 'full'> {
  const pictureId = await keepPicture(pool, picture);
  return inTransaction(db, async (trx) => {
    // Locked, so that two pictures that come at once get different positions.
    const article = await trx
      .selectFrom('articles')
      .select('id')
      .where('id', '=', articleId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!article) return 'unknown';
    await trx.deleteFrom('article_pictures').where('article_id', '=', articleId).where('source', '=', 'demo').execute();
    const there = await trx
      .selectFrom('article_pictures')
      .select(['source', 'position', 'picture_id'])
      .where('article_id', '=', articleId)
      .execute();
    if (there.some(({ picture_id }) => picture_id === pictureId)) return 'added';
    if (there.length >= MAX_PICTURES) return 'full';
    const positions = there.filter(({ source }) => source === 'seller').map(({ position }) => position);
    await trx
      .insertInto('article_pictures')
      .values({
        article_id: articleId,
        source: 'seller',
        position: Math.max(-1, ...positions) + 1,
        picture_id: pictureId,
        alt: alt === '' ? null : sql`jsonb_build_object('ru', ${alt}::text)`,
        client_id: clientId,
      })
      .execute();
    return 'added';
  });
}
