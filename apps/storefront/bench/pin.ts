import { fork, spawn, spawnSync, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { cpus } from 'node:os';
import type { Readable } from 'node:stream';

/** Servers run on the first core and whoever asks them on the second, where the machine has two and `taskset`. */
export const SERVER_CORE = 0;
const LOAD_CORE = 1;

const canPin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Puts all threads of a running process on a core, or on a range of cores such as `0-1`. */
export function pinProcess(pid: number, cores: number | string): void {
  if (canPin) spawnSync('taskset', ['-acp', String(cores), String(pid)], { stdio: 'ignore' });
}

/** Runs `work` with this process on the core of the load. */
export async function asLoad<Result>(work: () => Promise<Result>): Promise<Result> {
  pinProcess(process.pid, LOAD_CORE);
  try {
    return await work();
  } finally {
    pinProcess(process.pid, `0-${cpus().length - 1}`);
  }
}

type NodeOptions = { flags?: readonly string[]; env?: NodeJS.ProcessEnv };

/** The command that runs node on the core of the servers. */
function pinnedNode(flags: readonly string[] = []): [string, ...string[]] {
  return canPin ? ['taskset', '-c', String(SERVER_CORE), process.execPath, ...flags] : [process.execPath, ...flags];
}

const production = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...env,
});

/** Starts a module of the bench in a production process of its own, on the core of the servers. */
export function forkPinned(module: URL, args: readonly string[], { flags, env }: NodeOptions = {}): ChildProcess {
  const [execPath, ...execArgv] = pinnedNode(flags);
  return fork(module, args, { execPath, execArgv, env: production(env) });
}

/** Starts node with what it writes readable, on the core of the servers. */
export function spawnPinned(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): ChildProcessByStdio<null, Readable, null> {
  const [command, ...rest] = pinnedNode();
  return spawn(command, [...rest, ...args], { cwd, env: production(env), stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The next message of a process; fails when it ends instead. */
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

/** Ends a process and waits until it has ended. One that is told by SIGTERM may write down what it keeps. */
export async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
