import type { PictureFault } from '@partshop/api-client/contract';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import { FetchRefused } from '../../platform/http/public-fetch.ts';
import { tellCatalogueChanged } from '../catalogue-changes/index.ts';
import { keepPicture } from '../pictures/index.ts';
import { fetchPicture } from './fetch-picture.ts';
import { findOwnArticle, finishRow, forgetRow, takeRow, type TakenRow } from './picture-loads.queries.ts';
import { placePhoto } from './place-photo.queries.ts';
import { encodeInTurn, placePicture } from './place-picture.ts';

/** Addresses that are fetched at the same time. */
const FETCHERS = 4;
/** Half a second of a processor each. */
const ENCODING = { concurrency: 1, maxWaiting: FETCHERS };

/** Loads the pictures that wait, whatever number of processes does so. A row that fails here is tried again later. */
export function createPictureLoading({
  database,
  clock,
  fetchPicture: fetchOne = fetchPicture,
}: Pick<ApiSetup, 'database' | 'clock' | 'fetchPicture'>): () => Promise<void> {
  const { db, pool } = database;
  const enqueue = createWorkQueue(ENCODING);
  let running: Promise<void> | undefined;

  async function fetched(address: string): Promise<Uint8Array | PictureFault> {
    try {
      return await fetchOne(address);
    } catch (error) {
      if (error instanceof FetchRefused) return error.fault;
      throw error;
    }
  }

  async function finish(row: TakenRow): Promise<void> {
    const found = await findOwnArticle(db, row.sellerId, row);
    if (typeof found === 'string') return finishRow(db, row, { articleId: row.articleId, fault: found });
    const { articleId } = found;
    if (row.position !== null) return finishPhoto(row, row.position, found);
    const bytes = await fetched(row.source);
    const fault = typeof bytes === 'string' ? bytes : await placePicture(database, enqueue, { ...found, bytes });
    return finishRow(db, row, { articleId, fault });
  }

  async function finishPhoto(
    row: TakenRow,
    position: number,
    of: { articleId: number; clientId: number },
  ): Promise<void> {
    const pictureId = row.pictureId ?? (await loadPhoto(row.source));
    const { articleId } = of;
    if (typeof pictureId === 'string') return finishRow(db, row, { articleId, fault: pictureId });
    const { sellerId, source: address } = row;
    const fault = await placePhoto(db, { ...of, sellerId, position, address, pictureId });
    if (fault === 'unwanted') return forgetRow(db, row);
    if (fault === null) await tellCatalogueChanged(pool, [articleId]);
    return finishRow(db, row, { articleId, fault }, pictureId);
  }

  async function loadPhoto(address: string): Promise<number | PictureFault> {
    const bytes = await fetched(address);
    if (typeof bytes === 'string') return bytes;
    const picture = await encodeInTurn(enqueue, bytes);
    return typeof picture === 'string' ? picture : keepPicture(pool, picture);
  }

  async function work(): Promise<void> {
    for (let row = await takeRow(db, clock()); row; row = await takeRow(db, clock())) await finish(row);
  }

  return async () => {
    // The chore of each minute finds the work of the last one.
    running ??= Promise.all(Array.from({ length: FETCHERS }, work))
      .then(() => undefined)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
