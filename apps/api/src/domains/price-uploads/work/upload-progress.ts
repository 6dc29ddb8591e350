import type { Pool } from 'pg';
import type { ImportProgress } from '../../price-lists/index.ts';

const INTERVAL_MS = 400;

/** Writes down how far a worker is, on a connection of its own: its transaction is not seen before it ends. */
export function createProgress(pool: Pool, uploadId: number) {
  let shownAt = 0;
  let writing: Promise<unknown> | undefined;

  const write = (step: string, done: number, total: number) => {
    if (writing || performance.now() - shownAt < INTERVAL_MS) return;
    shownAt = performance.now();
    writing = pool
      .query('update price_upload_progress set step = $2, done = $3, total = $4 where upload_id = $1', [
        uploadId,
        step,
        done,
        total,
      ])
      // Progress is for whoever waits; the work goes on without it.
      .catch(() => undefined)
      .finally(() => (writing = undefined));
  };

  return {
    show(progress: ImportProgress) {
      if (progress.phase === 'reading') write('reading', progress.bytesRead, progress.bytes);
      else write('applying', progress.done ?? 0, 0);
    },
    settled: async () => writing,
    /** Counts a try to do the work; returns which one it is. */
    async begin(): Promise<number> {
      const { rows } = await pool.query<{ attempts: number }>(
        `update price_upload_progress set attempts = attempts + 1, step = 'reading', done = 0, total = 0
         where upload_id = $1 returning attempts`,
        [uploadId],
      );
      return rows[0]?.attempts ?? 1;
    },
  };
}
