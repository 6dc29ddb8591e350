import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbeddedServer } from './embedded-server.ts';
import { isSystemError } from './processes.ts';
import type { Database } from './schema.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** Holds the password: not for logs. */
  url: string;
  /** Ends the connections, and the embedded server when no other process uses it. */
  close: () => Promise<void>;
};

export type OpenDatabaseOptions = {
  /** A PostgreSQL server, 15 or newer; the embedded one where absent. */
  databaseUrl?: string | undefined;
  /** The embedded server keeps its files in `postgres` of this folder. */
  dataDir: string;
  /** Lines for a person. */
  log: (line: string) => void;
  /** Connections of this process at most. */
  poolSize?: number;
};

const EMBEDDED_DATABASE = 'partshop';
const OLDEST_VERSION = 150_000;

/** Opens the database of DATABASE_URL, or the embedded one, which it starts, creates or joins as needed. Migrates nothing. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log } = options;
  if (databaseUrl) return connect(databaseUrl, options);

  const server = await startEmbeddedServer({ folder: path.resolve(dataDir, 'postgres'), log });
  try {
    await createDatabase(server.urlOf('postgres'), EMBEDDED_DATABASE);
    const database = await connect(server.urlOf(EMBEDDED_DATABASE), options);
    return {
      ...database,
      close: async () => {
        await database.close();
        await server.leave();
      },
    };
  } catch (error) {
    await server.leave();
    throw error;
  }
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process was quicker.
    if (!isSystemError(error, '42P04', '23505')) throw error;
  } finally {
    await client.end();
  }
}

/** Connections to a database that is there. */
export async function connect(
  url: string,
  { log, poolSize = 10 }: Pick<OpenDatabaseOptions, 'log' | 'poolSize'>,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'partshop',
    types: numbersAndDays,
  });
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`));
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // Kysely would end only a pool that it has used.
  return { db, pool, url, close: () => pool.end() };
}

/** Refuses a server on which search would quietly find less. */
async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string; knowsLetters: boolean }>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_encoding') as encoding,
            datctype not in ('C', 'POSIX') and lower('Ж') = 'ж' as "knowsLetters"
     from pg_database where datname = current_database()`,
  );
  const [server] = rows;
  if (!server) throw new Error('The database server does not answer.');
  const advice = `Create one with: CREATE DATABASE partshop TEMPLATE template0 ENCODING 'UTF8' LC_CTYPE 'C.UTF-8'`;
  if (server.version < OLDEST_VERSION) throw new Error('The database server is older than PostgreSQL 15.');
  if (server.encoding !== 'UTF8') throw new Error(`The database is not in UTF-8 but in ${server.encoding}. ${advice}`);
  if (!server.knowsLetters) throw new Error(`The database knows English letters only (LC_CTYPE). ${advice}`);
}

type TypeParser = (text: string) => unknown;

const { builtins } = pg.types;
const parsers = new Map<number, TypeParser>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
]);

/** int8 and numeric as numbers (ids and sums stay far below 2^53), days as text: the driver's own dates shift with the time zone. */
const numbersAndDays: pg.CustomTypesConfig = {
  getTypeParser: (id, format): TypeParser => parsers.get(id) ?? (pg.types.getTypeParser(id, format) as TypeParser),
};
