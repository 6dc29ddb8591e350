import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';

export type Command = {
  argv: readonly [string, ...string[]];
  /** Changes to the environment; undefined removes a variable. */
  env?: Readonly<Record<string, string | undefined>>;
};

/** Against a command that hangs. The longest one takes half of it on two cores. */
const TIMEOUT_MS = 35 * 60_000;
const running = new Set<ChildProcess>();

/**
 * Runs a command without input and writes its whole output to `logFile`. Kills it with all its child processes after
 * `timeout` milliseconds, by default 35 minutes; null for no limit.
 */
export async function runCommand(
  { argv, env }: Command,
  cwd: string,
  logFile: string,
  timeout: number | null = TIMEOUT_MS,
): Promise<boolean> {
  const [program, ...args] = argv;
  const log = createWriteStream(logFile);
  // A process group of its own, so that its browsers and servers can be killed with it.
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith(env, cwd),
  });
  running.add(child);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const timer = timeout === null ? undefined : setTimeout(() => giveUp(child, log, timeout), timeout);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      log.write(`${program}: ${error.message}\n`);
      resolve(null);
    });
    child.once('close', resolve);
  });
  clearTimeout(timer);
  running.delete(child);
  log.end();
  await finished(log);
  return code === 0;
}

/** Interrupts what still runs, as Ctrl-C does: on SIGTERM, Playwright would leave its server running. */
export function stopCommands(): void {
  for (const child of running) stop(child, 'SIGINT');
}

function giveUp(child: ChildProcess, log: NodeJS.WritableStream, milliseconds: number): void {
  log.write(`\nStopped after ${milliseconds / 60_000} minutes.\n`);
  stop(child, 'SIGKILL');
}

function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process has exited meanwhile.
  }
}

/** Colours only for a terminal. Under turbo a step has none, and FORCE_COLOR is set already where they are wanted. */
function colours(): Record<string, string> {
  if (process.env['FORCE_COLOR'] !== undefined) return {};
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

/** Puts the workspace's tools and the pinned Node first in PATH. */
export function environmentWith(changes: Command['env'], cwd: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: [path.join(cwd, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
    ...colours(),
  };
  for (const [name, value] of Object.entries(changes ?? {})) {
    if (value === undefined) delete env[name];
    else env[name] = value;
  }
  return env;
}
