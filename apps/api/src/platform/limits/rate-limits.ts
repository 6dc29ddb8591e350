import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

/** Tries allowed in a window of seconds. A window begins with its first try. */
export type Limit = { tries: number; seconds: number };
/** A limit and the subject it counts: `['codeByAddress', '203.0.113.7']`. */
export type LimitKey<Name extends string> = readonly [limit: Name, subject: string | number];
export type LimitResult = { allowed: true } | { allowed: false; retryAfter: number };

/** Expired rows that each count deletes. */
const SWEPT = 20;

export type RateLimits<Name extends string> = {
  /**
   * Counts one try under each limit, or under none when one is used up: then `retryAfter` is the seconds until all would
   * allow it. Simultaneous tries never exceed a limit, in any number of processes.
   */
  take: (now: Date, ...counted: LimitKey<Name>[]) => Promise<LimitResult>;
  /** Checks without counting. */
  peek: (now: Date, ...counted: LimitKey<Name>[]) => Promise<LimitResult>;
  /** Takes one try back, when the action did not happen. */
  giveBack: (...counted: LimitKey<Name>[]) => Promise<void>;
  /** Resets the count. */
  clear: (...counted: LimitKey<Name>[]) => Promise<void>;
};

type Wanted = Limit & { key: string };
type Row = { key: string; hits: number; ends_at: Date };

/** Rate limits stored in the database. The name of each limit ends with what it counts by: `codeByAddress`. */
export function createRateLimits<Name extends string>(
  db: Kysely<Database>,
  limits: Record<Name, Limit>,
): RateLimits<Name> {
  /** Hashes the subjects (phones, addresses, logins). Always sorted, so that concurrent transactions do not deadlock. */
  const keysOf = (counted: LimitKey<Name>[]): Wanted[] =>
    counted
      .map(([name, subject]) => ({ key: keyOf(name, subject), ...limits[name] }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));

  async function peek(wanted: Wanted[], now: Date): Promise<LimitResult> {
    const keys = wanted.map(({ key }) => key);
    const rows = await db
      .selectFrom('rate_limits')
      .select(['key', sql<number>`hits + 1`.as('hits'), 'ends_at'])
      .where('key', 'in', keys)
      .where('ends_at', '>', now)
      .execute();
    return judge(rows, wanted, now);
  }

  return {
    async take(now, ...counted) {
      const wanted = keysOf(counted);
      // Under a flood, only reads: a rejected try writes nothing.
      const refused = await peek(wanted, now);
      if (!refused.allowed) return refused;
      try {
        await inTransaction(db, async (trx) => {
          await sweep(trx, now);
          const rows: Row[] = [];
          for (const { key, seconds } of wanted) rows.push(...(await countOne(trx, key, seconds, now)));
          const taken = judge(rows, wanted, now);
          if (!taken.allowed) throw new UsedUp(taken);
        });
        return { allowed: true };
      } catch (error) {
        // Thrown to roll back the counted tries.
        if (error instanceof UsedUp) return error.taken;
        throw error;
      }
    },

    peek: async (now, ...counted) => peek(keysOf(counted), now),

    async giveBack(...counted) {
      for (const { key } of keysOf(counted)) {
        await sql`update rate_limits set hits = greatest(hits - 1, 0) where key = ${key}`.execute(db);
      }
    },

    async clear(...counted) {
      const keys = keysOf(counted).map(({ key }) => key);
      await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
    },
  };
}

class UsedUp extends Error {
  readonly taken: LimitResult;
  constructor(taken: LimitResult) {
    super('A limit is used up.');
    this.taken = taken;
  }
}

async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from rate_limits where key in (
    select key from rate_limits where ends_at <= ${now} order by ends_at limit ${SWEPT} for update skip locked
  )`.execute(db);
}

const keyOf = (name: string, subject: string | number) =>
  `${name}:${createHash('sha256').update(`${name}\n${subject}`).digest('base64url')}`;

async function countOne(db: Kysely<Database>, key: string, seconds: number, now: Date): Promise<Row[]> {
  const ends = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<Row>`
    insert into rate_limits as r (key, hits, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      hits = case when r.ends_at <= ${now} then 1 else r.hits + 1 end,
      ends_at = case when r.ends_at <= ${now} then excluded.ends_at else r.ends_at end
    returning key, hits, ends_at`.execute(db);
  return rows;
}

function judge(rows: readonly Row[], wanted: readonly Wanted[], now: Date): LimitResult {
  const waits = rows.flatMap(({ key, hits, ends_at }) => {
    const limit = wanted.find((one) => one.key === key);
    return limit && hits > limit.tries ? [Math.ceil((ends_at.getTime() - now.getTime()) / 1000)] : [];
  });
  return waits.length > 0 ? { allowed: false, retryAfter: Math.max(1, ...waits) } : { allowed: true };
}
