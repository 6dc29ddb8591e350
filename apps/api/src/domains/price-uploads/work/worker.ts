/** A process that works on one upload: `DATABASE_URL` names the database, the first argument the upload. */
import { createDatabasePool } from './worker-pool.ts';
import { workOnUpload } from './work-on-upload.ts';
import { MAX_MEMORY, MAX_MS, TOO_HEAVY } from './worker-limits.ts';

const CHECK_MS = 50;

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(TOO_HEAVY);
}, CHECK_MS).unref();
// Whoever started it may be gone.
setTimeout(() => process.exit(TOO_HEAVY), MAX_MS).unref();

const pool = createDatabasePool(process.env['DATABASE_URL'] ?? '');
await workOnUpload(pool, Number(process.argv[2]));
await pool.end();
