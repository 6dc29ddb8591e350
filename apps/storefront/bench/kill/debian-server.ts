import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../src/testing/free-port.ts';

const execute = promisify(execFile);
const INSTALLED = '/usr/lib/postgresql';

export type DebianServer = {
  url: string;
  /** Process id of the server's main process. */
  pid: () => Promise<number>;
  /** Restarts the killed server, as its supervisor does; retries until its last processes are gone. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the server of Debian's package with a data folder of its own; null where the package is not installed. */
export async function startDebianServer(): Promise<DebianServer | null> {
  const versions = await readdir(INSTALLED).catch(() => []);
  const [newest] = versions.toSorted((one, other) => Number(other) - Number(one));
  if (newest === undefined) return null;
  const program = (name: string) => join(INSTALLED, newest, 'bin', name);
  const user = await serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'partshop-debian-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = async (name: string, args: string[]) => execute(program(name), args, { ...user, cwd: '/' });
  const port = await freePort();
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}`;
  const start = async () => run('pg_ctl', ['start', '-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', '-s']);

  await run('initdb', ['-D', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    async startAgain() {
      for (;;) {
        try {
          await start();
          return;
        } catch {
          await delay(50);
        }
      }
    },
    async stop() {
      await run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all([execute('id', ['-u', 'postgres']), execute('id', ['-g', 'postgres'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
