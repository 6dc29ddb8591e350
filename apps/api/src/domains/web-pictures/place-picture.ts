import type { PictureFault } from '@partshop/api-client/contract';
import type { OpenDatabase } from '../../platform/database/connect.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { TooManyWaiting, type WorkQueue } from '../../platform/work/work-queue.ts';
import { tellCatalogueChanged } from '../catalogue-changes/index.ts';
import { addSellersPicture, encodePicture, type EncodedPicture } from '../pictures/index.ts';

type Placed = { bytes: Uint8Array; articleId: number; clientId: number };

/** Encodes a picture; returns why it is none. Throws `TooManyWaiting`. */
export async function encodeInTurn(enqueue: WorkQueue, bytes: Uint8Array): Promise<EncodedPicture | PictureFault> {
  try {
    return await enqueue(async () => encodePicture(bytes));
  } catch (error) {
    if (error instanceof TooManyWaiting) throw error;
    const code = error instanceof HttpError ? error.body.code : undefined;
    if (code === 'picture-broken' || code === 'picture-size') return code;
    throw error;
  }
}

/** Encodes a picture and gives it to an article. Returns why not, or null. Throws `TooManyWaiting`. */
export async function placePicture(
  database: OpenDatabase,
  enqueue: WorkQueue,
  { bytes, articleId, clientId }: Placed,
): Promise<PictureFault | null> {
  const picture = await encodeInTurn(enqueue, bytes);
  if (typeof picture === 'string') return picture;
  const outcome = await addSellersPicture(database, { articleId, clientId, alt: '', picture });
  if (outcome === 'unknown') return 'not-offered';
  if (outcome === 'full') return 'pictures-full';
  await tellCatalogueChanged(database.pool, [articleId]);
  return null;
}
