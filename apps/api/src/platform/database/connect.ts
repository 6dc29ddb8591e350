import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbeddedServer } from './embedded-server.ts';
import { openPool, type PoolOptions } from './open-pool.ts';
import { isSystemError } from './processes.ts';
import type { Database } from './schema.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  /** Connections for visitors, with limits: who waits too long is told so, and nobody waits behind him. */
  pool: pg.Pool;
  /**
   * Connections of their own for what changes baskets and makes orders. It waits for rows that others hold, and then takes
   * none of the connections that pages read by; nor can pages keep an order from its connection.
   */
  sales: Kysely<Database>;
  /** Where the database is now; the embedded server may come back elsewhere. Holds the password: not for logs. */
  url: () => string;
  /** Does work that takes its time, such as an import, on connections without limits, which end with it. */
  withoutLimits: <Result>(work: (pool: pg.Pool) => Promise<Result>) => Promise<Result>;
  /** False where the embedded server is down for good: a process that starts anew may do better. */
  isAlive: () => boolean;
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
  /** Connections of this process for visitors at most; sales have some of their own. */
  poolSize?: number;
};

const EMBEDDED_DATABASE = 'partshop';
const OLDEST_VERSION = 150_000;
const POOL_SIZE = 10;
const SALES_POOL_SIZE = 6;
const LONG_WORK_POOL_SIZE = 2;

/** Opens the database of DATABASE_URL, or the embedded one, which it starts, creates or joins as needed. Migrates nothing. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log } = options;
  if (databaseUrl) return connect(databaseUrl, options);

  const server = await startEmbeddedServer({ folder: path.resolve(dataDir, 'postgres'), log });
  try {
    await createDatabase(server.urlOf('postgres'), EMBEDDED_DATABASE);
    const database = await connect(() => server.urlOf(EMBEDDED_DATABASE), options);
    return {
      ...database,
      isAlive: server.isAlive,
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
  // A lost connection fails the query as well; unheard, the event would end the process.
  client.on('error', () => undefined);
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

/** Connections to a database that is there. An address that may change is given as a function. */
export async function connect(
  url: string | (() => string),
  { log, poolSize = POOL_SIZE }: Pick<OpenDatabaseOptions, 'log' | 'poolSize'>,
): Promise<OpenDatabase> {
  const urlNow = typeof url === 'string' ? () => url : url;
  const open = (size: number, options: Partial<PoolOptions> = {}) => openPool(urlNow, { size, log, ...options });
  const pool = open(poolSize);
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const sales = open(SALES_POOL_SIZE);
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    sales: new Kysely<Database>({ dialect: new PostgresDialect({ pool: sales }) }),
    url: urlNow,
    async withoutLimits(work) {
      const unlimited = open(LONG_WORK_POOL_SIZE, { isLimited: false });
      try {
        return await work(unlimited);
      } finally {
        await unlimited.end();
      }
    },
    isAlive: () => true,
    // Kysely would end only a pool that it has used.
    close: async () => void (await Promise.all([pool.end(), sales.end()])),
  };
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
