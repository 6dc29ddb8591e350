import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { releaseWithinBrake } from './brake.queries.ts';
import { saveRefused } from './work/claimed-upload.queries.ts';
import { runWorker, type WorkerEnd } from './work/run-worker.ts';

/** A worker that is ended from outside is started again at once so often; later by the chore. */
const TRIES = 5;

/**
 * The first upload that waits for a worker and has none. A later one of the same list waits for the earlier. Workers hold the lock of their
 * upload.
 */
const NEXT = `
  select id from price_uploads u
  where state in ('checking', 'applying') and id <> all($1::bigint[]) and not exists (
    select from price_uploads earlier
    where earlier.state in ('checking', 'applying') and earlier.id < u.id and earlier.seller_id = u.seller_id
      and (earlier.price_list_id = u.price_list_id or earlier.list_name = u.list_name)
  )
  order by id limit 1 for update skip locked`;

/** Waits until the database has noticed that a worker is gone, as long as a statement may wait for a lock. */
const WHEN_LET_GO = 'select from price_uploads where id = $1 for share';

export type UploadWork = () => Promise<void>;

/** Works on the uploads that wait, one after the other; each in a process of its own. Several processes of the shop may do so at once. */
export function createUploadWork(
  { database: { pool, url }, log }: Pick<ApiSetup, 'database' | 'log'>,
  run: (options: { url: string; uploadId: number }) => Promise<WorkerEnd> = runWorker,
): UploadWork {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function workOnAll(): Promise<void> {
    const tries = new Map<number, number>();
    for (;;) {
      await releaseWithinBrake(pool);
      const given = [...tries].flatMap(([id, times]) => (times >= TRIES ? [id] : []));
      const { rows } = await pool.query<{ id: number }>(NEXT, [given]);
      const [next] = rows;
      if (!next) return;
      tries.set(next.id, (tries.get(next.id) ?? 0) + 1);
      const end = await run({ url: url(), uploadId: next.id });
      if (end !== 'done') log.warn({ uploadId: next.id, end }, 'a worker on an upload ended early');
      if (end !== 'done') await pool.query(WHEN_LET_GO, [next.id]).catch(() => undefined);
      if (end === 'heavy') await saveRefused(pool, next.id, { code: 'heavy' });
    }
  }

  async function work(): Promise<void> {
    do {
      isAskedAgain = false;
      await workOnAll();
    } while (isAskedAgain);
  }

  return async () => {
    isAskedAgain = true;
    running ??= work().finally(() => (running = undefined));
    await running;
  };
}
