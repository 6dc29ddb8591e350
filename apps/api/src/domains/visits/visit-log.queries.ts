import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ErrorReport } from './error-report.rules.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The number of rows kept, and how many old rows each new one may delete. */
const KEPT_VISITS = 100_000;
const KEPT_ERRORS = 10_000;
const SWEPT = 20;

export async function logVisit(db: Kysely<Database>, visit: Insertable<Database['visit_log']>): Promise<void> {
  const { id } = await db.insertInto('visit_log').values(visit).returning('id').executeTakeFirstOrThrow();
  await sql`
    delete from visit_log where id in (
      select id from visit_log where id <= ${id - KEPT_VISITS}::bigint order by id limit ${SWEPT} for update skip locked
    )`.execute(db);
}

/** Stores similar errors once, with their count and times. Deletes the errors that were not seen for longest. */
export async function keepErrorReport(db: Kysely<Database>, report: ErrorReport, now: Date): Promise<void> {
  const { hash, error, path, lineNumber, raw } = report;
  await db
    .insertInto('error_reports')
    .values({
      hash,
      error,
      path,
      line_number: lineNumber,
      raw: raw && JSON.stringify(raw),
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ count: sql<number>`error_reports.count + 1`, last_at: now }),
    )
    .execute();
  await sql`
    delete from error_reports where id in (
      select id from error_reports order by last_at desc offset ${KEPT_ERRORS} limit ${SWEPT}
    )`.execute(db);
}
