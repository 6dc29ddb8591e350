import type pg from 'pg';
import { inLongTransaction } from '../platform/database/long-transaction.ts';
import type { PatientPool } from '../platform/database/open-pool.ts';
import { shopDay } from '../platform/values/time-zone.ts';

// Any number that no other lock of the shop uses: "year" in ASCII.
const LOCK = 0x79_65_61_72;
const DAYS = 365;

export type FilledDays = {
  /** Its value is the last day that was filled. */
  setting: string;
  /** A statement that fills the days from $1 to $2. */
  fill: string;
  tables: readonly string[];
};

/** Fills a year up to yesterday, or the days since the last time; of several processes one does it. */
export async function fillDays(pool: PatientPool, now: Date, { setting, fill, tables }: FilledDays): Promise<void> {
  const yesterday = dayBefore(shopDay(now), 1);
  if ((await filledUntil(pool, setting)) >= yesterday) return;
  await inLongTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const filled = await filledUntil(client, setting);
    if (filled >= yesterday) return;
    const first = dayBefore(shopDay(now), DAYS);
    const from = filled < first ? first : dayBefore(filled, -1);
    await client.query(fill, [from, yesterday]);
    await client.query(
      'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
      [setting, yesterday],
    );
    await client.query(`analyze ${tables.join(', ')}`);
  });
}

/** An ISO date; '' when nothing was filled. */
async function filledUntil(client: pg.Pool | pg.ClientBase, setting: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select value from settings where name = $1', [setting]);
  return rows[0]?.value ?? '';
}

function dayBefore(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
