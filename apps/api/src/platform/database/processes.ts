/** Runs the server's programs as the right user. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export type SystemUser = { uid: number; gid: number };

export type ProgramPlace = {
  /** The folder of `postgres`, `initdb` and `pg_ctl`. */
  binaries: string;
  /** The system user of the programs; the current user when absent. */
  user?: SystemUser;
};

/** Runs a program and returns its output; an error contains its error output. */
export async function run(place: ProgramPlace, program: string, args: string[]): Promise<string> {
  const file = path.join(place.binaries, process.platform === 'win32' ? `${program}.exe` : program);
  const { stdout } = await execute(file, args, {
    ...place.user,
    // The server's user may lack access to the current folder.
    cwd: path.parse(file).root,
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** Whether the process is (still) a server of this data folder. Returns true when that cannot be determined. */
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

/** Whether a process with this id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
}

/** Whether an error of the operating system or the database has one of these codes. */
export function isSystemError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
