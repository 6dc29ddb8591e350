import { fork, spawn, spawnSync, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { cpus } from 'node:os';
import type { Readable } from 'node:stream';

/** Servers run on the first core and load generators on the second, where the machine has two cores and `taskset`. */
export const SERVER_CORE = 0;
const LOAD_CORE = 1;

const canPin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Pins all threads of a running process to a core, or to a range of cores such as `0-1`. */
export function pinProcess(pid: number, cores: number | string): void {
  if (canPin) spawnSync('taskset', ['-acp', String(cores), String(pid)], { stdio: 'ignore' });
}

/** Runs `work` with this process pinned to the load generator's core. */
export async function asLoad<Result>(work: () => Promise<Result>): Promise<Result> {
  pinProcess(process.pid, LOAD_CORE);
  try {
    return await work();
  } finally {
    pinProcess(process.pid, `0-${cpus().length - 1}`);
  }
}

type NodeOptions = { flags?: readonly string[]; env?: NodeJS.ProcessEnv };

/** The command that runs node on the servers' core. */
function pinnedNode(flags: readonly string[] = []): [string, ...string[]] {
  return canPin ? ['taskset', '-c', String(SERVER_CORE), process.execPath, ...flags] : [process.execPath, ...flags];
}

const production = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...env,
});

/** Forks a module of the bench with NODE_ENV=production, pinned to the servers' core. */
export function forkPinned(module: URL, args: readonly string[], { flags, env }: NodeOptions = {}): ChildProcess {
  const [execPath, ...execArgv] = pinnedNode(flags);
  return fork(module, args, { execPath, execArgv, env: production(env) });
}

/** Spawns node with readable output, pinned to the servers' core. */
export function spawnPinned(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): ChildProcessByStdio<null, Readable, null> {
  const [command, ...rest] = pinnedNode();
  return spawn(command, [...rest, ...args], { cwd, env: production(env), stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The next message of a process; throws if it exits first. */
export async function messageOf<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`A server under measurement ended with code ${code}.`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message as Message);
    });
  });
}

/** Ends a process and waits for its exit. SIGTERM lets it flush its compile cache. */
export async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
