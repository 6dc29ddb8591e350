import type { PictureFault } from '@partshop/api-client/contract';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import { FetchRefused } from '../../platform/http/public-fetch.ts';
import { fetchPicture } from './fetch-picture.ts';
import { findOwnArticle, finishRow, takeRow, type Outcome, type TakenRow } from './picture-loads.queries.ts';
import { placePicture } from './place-picture.ts';

/** Addresses that are fetched at the same time. */
const FETCHERS = 4;
/** Half a second of a processor each. */
const ENCODING = { concurrency: 1, maxWaiting: FETCHERS };

/** Loads the pictures that wait, whatever number of processes does so. A row that fails here is tried again later. */
export function createPictureLoading(
  { database, clock }: Pick<ApiSetup, 'database' | 'clock'>,
  fetchOne: typeof fetchPicture = fetchPicture,
): () => Promise<void> {
  const { db } = database;
  const enqueue = createWorkQueue(ENCODING);
  let running: Promise<void> | undefined;

  async function outcomeOf(row: TakenRow): Promise<Outcome> {
    const found = await findOwnArticle(db, row.sellerId, row);
    if (typeof found === 'string') return { articleId: null, fault: found };
    const { articleId } = found;
    let bytes: Uint8Array;
    try {
      bytes = await fetchOne(row.source);
    } catch (error) {
      if (error instanceof FetchRefused) return { articleId, fault: error.fault };
      throw error;
    }
    const fault: PictureFault | null = await placePicture(database, enqueue, { ...found, bytes });
    return { articleId, fault };
  }

  async function work(): Promise<void> {
    for (let row = await takeRow(db, clock()); row; row = await takeRow(db, clock())) {
      await finishRow(db, row, await outcomeOf(row));
    }
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
