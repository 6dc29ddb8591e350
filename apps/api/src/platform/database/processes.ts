/** The server's programs, run as the user who may run them. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export type SystemUser = { uid: number; gid: number };

export type ProgramPlace = {
  /** Folder of `postgres`, `initdb` and `pg_ctl`. */
  binaries: string;
  /** Whom the programs run as; our own user where absent. */
  user?: SystemUser;
};

/** Runs a program of the server to its end; its error output becomes the error's message. */
export async function run(place: ProgramPlace, program: string, args: string[]): Promise<string> {
  const file = path.join(place.binaries, process.platform === 'win32' ? `${program}.exe` : program);
  const { stdout } = await execute(file, args, {
    ...place.user,
    // The current folder may be closed to the server's user.
    cwd: path.parse(file).root,
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** Whether this number is (still) the process of a server of this data folder. What cannot be found out counts as yes. */
export async function isServerProcess(pid: number, dataFolder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const commandLine = await commandLineOf(pid);
  return commandLine === undefined || commandLine.includes(process.platform === 'win32' ? 'postgres' : dataFolder);
}

async function commandLineOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    const { stdout } =
      process.platform === 'win32'
        ? await execute('tasklist', ['/fi', `pid eq ${pid}`])
        : await execute('ps', ['-ww', '-p', String(pid), '-o', 'command=']);
    return stdout;
  } catch {
    return undefined;
  }
}

/** Whether a process of this number runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
}

/** An error of the operating system or of the database with one of these codes. */
export function isSystemError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
