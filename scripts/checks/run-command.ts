import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';

export type Command = {
  argv: readonly [string, ...string[]];
  /** Added to the environment; undefined takes a variable out. */
  env?: Readonly<Record<string, string | undefined>>;
};

const TIMEOUT_MS = 20 * 60_000;
const running = new Set<ChildProcess>();

/** Runs a command without input, its whole output going into `logFile`. Ends it, with all it started, after 20 minutes. */
export async function runCommand({ argv, env }: Command, cwd: string, logFile: string): Promise<boolean> {
  const [program, ...args] = argv;
  const log = createWriteStream(logFile);
  // A group of its own: a browser or a server that the command started ends with it.
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith(env, cwd),
  });
  running.add(child);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const timer = setTimeout(() => {
    log.write(`\nStopped after ${TIMEOUT_MS / 60_000} minutes.\n`);
    stop(child, 'SIGKILL');
  }, TIMEOUT_MS);
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

/** Ends what still runs, as when the user interrupts. */
export function stopCommands(): void {
  for (const child of running) stop(child, 'SIGTERM');
}

function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/** The workspace's own tools and its pinned Node come first; colours only where somebody looks. */
function environmentWith(changes: Command['env'], cwd: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: [path.join(cwd, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  };
  for (const [name, value] of Object.entries(changes ?? {})) {
    if (value === undefined) delete env[name];
    else env[name] = value;
  }
  return env;
}
