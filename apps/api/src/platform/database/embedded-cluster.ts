/** Creates and starts the data folder of the embedded server. */
import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerHome } from './embedded-home.ts';
import { isServerProcess, isSystemError, run } from './processes.ts';

export const SUPERUSER = 'partshop';
/** Crash recovery may take long. */
export const START_SECONDS = 60;

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
  // The server's log is never rotated: only its starts and crashes are logged there, errors of statements in the shop's
  // log.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

export const dataOf = (home: ServerHome) => path.join(home.folder, 'data');
const passwordFile = (home: ServerHome) => path.join(home.folder, 'password');

export const readPassword = (home: ServerHome): Promise<string> => readFile(passwordFile(home), 'utf8');

/** Creates the data folder under a temporary name first, so that a folder with the right name is always complete. */
export async function createCluster(home: ServerHome, log: (line: string) => void): Promise<void> {
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
  await initialise(home, [`--pgdata=${unfinished}`, `--username=${SUPERUSER}`, `--pwfile=${initialPassword}`], () =>
    rm(unfinished, { recursive: true, force: true }),
  );
  await rename(initialPassword, passwordFile(home));
  await rename(unfinished, data);
}

/**
 * Text always sorts by code point, but the trigram index takes the letters from the system's locale: with `C` it would
 * skip every word that is not English.
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

/**
 * The port of the folder's running server. Deletes the pid file of a dead one: its process id may be another program's by
 * now.
 */
export async function runningPort(home: ServerHome): Promise<number | undefined> {
  const pidFile = path.join(dataOf(home), 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  if (await isServerProcess(pid, dataOf(home))) return Number(lines[3]);
  await rm(pidFile, { force: true });
  return undefined;
}

/** Milliseconds between tries while processes of a killed server still run. */
const ORPHANS_MS = 100;
/** PostgreSQL's error while processes of a killed server still use the data folder; each ends with its statement. */
const STILL_USED = /pre-existing shared memory block/;

/**
 * Starts the server of a home that has none running; returns its port. Waits until `deadline`, in milliseconds since
 * 1970, for processes of a killed server: PostgreSQL allows no second server beside them.
 */
export async function startCluster(
  home: ServerHome,
  settings: Record<string, string>,
  deadline: number,
): Promise<number> {
  const log = path.join(home.folder, 'server.log');
  let triesLeft = 3;
  for (;;) {
    const { size } = await stat(log).catch(() => ({ size: 0 }));
    try {
      return await startOnce(home, settings, log);
    } catch (cause) {
      const said = await readFrom(log, size);
      // Another program may have taken the free port meanwhile.
      triesLeft -= STILL_USED.test(said) ? 0 : 1;
      if (triesLeft === 0 || Date.now() >= deadline) {
        const lastLines = said.trim().split('\n').slice(-5).join('\n');
        throw new Error(`The embedded PostgreSQL does not start (${log}):\n${lastLines}`, { cause });
      }
      await delay(ORPHANS_MS);
    }
  }
}

async function startOnce(home: ServerHome, settings: Record<string, string>, log: string): Promise<number> {
  const data = dataOf(home);
  const configuration = path.join(data, 'postgresql.auto.conf');
  const port = await freePort();
  const all = Object.entries({ ...OUR_SETTINGS, ...settings, port: String(port) });
  await writeFile(configuration, all.map(([name, value]) => `${name} = '${value}'\n`).join(''), { mode: 0o600 });
  if (home.user) await chown(configuration, home.user.uid, home.user.gid);
  await run(home, 'pg_ctl', ['start', '-D', data, '-l', log, '-w', '-t', String(START_SECONDS), '-s']);
  return port;
}

/** The part of a file after `size` bytes. */
async function readFrom(file: string, size: number): Promise<string> {
  return readFile(file).then(
    (bytes) => bytes.subarray(size).toString(),
    () => '',
  );
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
