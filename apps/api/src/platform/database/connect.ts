import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbeddedServer } from './embedded-server.ts';
import { openPatientPool, openPool, type PatientPool } from './open-pool.ts';
import { isSystemError } from './processes.ts';
import type { Database } from './schema.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  /** Connections for visitors' requests, with time limits: a request that waits too long fails and blocks no other. */
  pool: pg.Pool;
  /**
   * Separate connections for changing baskets and placing orders. Sales may wait for locked rows without using up the
   * connections that pages read by, and pages cannot take the connections of sales.
   */
  sales: Kysely<Database>;
  /** The database's current URL; the embedded server may change its port. Contains the password: do not log it. */
  url: () => string;
  /** Does long work, such as an import, on connections without time limits, which are closed afterwards. */
  withoutLimits: <Result>(work: (pool: PatientPool) => Promise<Result>) => Promise<Result>;
  /** False when the embedded server cannot be restarted by this process; a new process may succeed. */
  isAlive: () => boolean;
  /** Closes the connections, and stops the embedded server when no other process uses it. */
  close: () => Promise<void>;
};

export type OpenDatabaseOptions = {
  /** A PostgreSQL server, 15 or newer; the embedded one when absent. */
  databaseUrl?: string | undefined;
  /** The embedded server keeps its files in the subfolder `postgres`. */
  dataDir: string;
  /** Logs a line for a person. */
  log: (line: string) => void;
  /** The most connections of this process for visitors; sales have their own. */
  poolSize?: number;
};

const EMBEDDED_DATABASE = 'partshop';
const OLDEST_VERSION = 150_000;
const POOL_SIZE = 10;
const SALES_POOL_SIZE = 6;
const LONG_WORK_POOL_SIZE = 2;

/** Opens the database of DATABASE_URL, or the embedded one, which it creates, starts or joins as needed. Does not migrate. */
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
  // The query fails as well; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process has created it meanwhile.
    if (!isSystemError(error, '42P04', '23505')) throw error;
  } finally {
    await client.end();
  }
}

/** Connects to an existing database. A URL that may change is given as a function. */
export async function connect(
  url: string | (() => string),
  { log, poolSize = POOL_SIZE }: Pick<OpenDatabaseOptions, 'log' | 'poolSize'>,
): Promise<OpenDatabase> {
  const urlNow = typeof url === 'string' ? () => url : url;
  const pool = openPool(urlNow, { size: poolSize, log });
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const sales = openPool(urlNow, { size: SALES_POOL_SIZE, log });
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    sales: new Kysely<Database>({ dialect: new PostgresDialect({ pool: sales }) }),
    url: urlNow,
    async withoutLimits(work) {
      const patient = openPatientPool(urlNow, { size: LONG_WORK_POOL_SIZE, log });
      try {
        return await work(patient);
      } finally {
        await patient.end();
      }
    },
    isAlive: () => true,
    // Kysely closes only a pool that it has used.
    close: async () => void (await Promise.all([pool.end(), sales.end()])),
  };
}

/** Rejects a server whose settings would make search miss results. */
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
