import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const FOLDER = new URL('./migrations/', import.meta.url);
const MIGRATIONS_LOCK = 7_205_770;

type Migration = { name: string; sql: string; checksum: string };

/**
 * Applies the new files of `migrations/` in the order of their names, each once and in its own transaction. Of several
 * processes that start together one migrates and the others wait. Returns the names of the applied files.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const migrations = await readMigrations();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATIONS_LOCK]);
    try {
      return await applyMissing(client, migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATIONS_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have CRLF line ends.
      const sql = (await readFile(new URL(name, FOLDER), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(
    `create table if not exists migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = rows.find(({ name }) => !known.has(name));
  if (unknown) throw new Error(`The database is newer than this program: it holds the migration ${unknown.name}.`);

  const done: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined) {
      throw new Error(
        `The migration ${migration.name} was changed after it was applied to this database. ` +
          'Put the file back as it was and make the change in a new migration.',
      );
    }
    await apply(client, migration);
    done.push(migration.name);
  }
  return done;
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
