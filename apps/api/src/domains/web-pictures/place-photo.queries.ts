import type { Kysely, Transaction } from 'kysely';
import type { PictureFault } from '@partshop/api-client/contract';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { lockArticle, showSellersPicture } from '../pictures/index.ts';

type Photo = {
  sellerId: number;
  articleId: number;
  clientId: number;
  position: number;
  address: string;
  pictureId: number;
};

/**
 * Shows what an address of a seller's list holds, in the place of what this place of the list held before. Returns why not, or null;
 * 'unwanted' when the list says something else by now.
 */
export async function placePhoto(
  db: Kysely<Database>,
  { sellerId, articleId, clientId, position, address, pictureId }: Photo,
): Promise<PictureFault | 'unwanted' | null> {
  return inTransaction(db, async (trx) => {
    if (!(await lockArticle(trx, articleId))) return 'not-offered';
    const listed = await trx
      .selectFrom('seller_photos')
      .select(['seller_id', 'position', 'picture_id', 'address'])
      .where('article_id', '=', articleId)
      .forUpdate()
      .execute();
    const own = listed.find((one) => one.seller_id === sellerId && one.position === position);
    if (own?.address !== address) return 'unwanted';
    const isShared = listed.some((one) => one !== own && one.picture_id === own.picture_id);
    const replacedId = isShared ? null : own.picture_id;
    const outcome = await showSellersPicture(trx, { articleId, clientId, alt: '', pictureId, replacedId });
    if (outcome === 'full') return 'pictures-full';
    await trx
      .updateTable('seller_photos')
      .set({ picture_id: pictureId })
      .where('seller_id', '=', sellerId)
      .where('article_id', '=', articleId)
      .where('position', '=', position)
      .execute();
    await orderPhotos(trx, { sellerId, articleId, clientId });
    return null;
  });
}

/** Pictures come in any order: what is shown of a locked article follows the list. */
async function orderPhotos(
  trx: Transaction<Database>,
  { sellerId, articleId, clientId }: Pick<Photo, 'sellerId' | 'articleId' | 'clientId'>,
): Promise<void> {
  const shown = await trx
    .selectFrom('article_pictures as p')
    .innerJoin('seller_photos as c', (join) =>
      join.onRef('c.article_id', '=', 'p.article_id').onRef('c.picture_id', '=', 'p.picture_id'),
    )
    .where('p.article_id', '=', articleId)
    .where('p.source', '=', 'seller')
    .where('p.client_id', '=', clientId)
    .where('c.seller_id', '=', sellerId)
    .select(['p.position', 'p.picture_id', 'p.alt'])
    .select(({ fn }) => fn.min('c.position').as('place'))
    .groupBy(['p.position', 'p.picture_id', 'p.alt'])
    .orderBy('place')
    .execute();
  const positions = shown.map(({ position }) => position).toSorted((one, other) => one - other);
  if (shown.every(({ position }, index) => position === positions[index])) return;
  const of = { article_id: articleId, source: 'seller', client_id: clientId } as const;
  await trx
    .deleteFrom('article_pictures')
    .where('article_id', '=', articleId)
    .where('source', '=', 'seller')
    .where('position', 'in', positions)
    .execute();
  await trx
    .insertInto('article_pictures')
    .values(
      shown.map(({ picture_id, alt }, index) => ({
        ...of,
        picture_id,
        alt: alt === null ? null : JSON.stringify(alt),
        position: positions[index] ?? index,
      })),
    )
    .execute();
}
