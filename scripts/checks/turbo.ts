/** Steps as tasks of turbo: it keeps what a step that passed came to, and brings it back while nothing has changed for it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../workspace.ts';
import { REPORTS } from './outcome.ts';
import { environmentWith, runCommand, type Command } from './run-command.ts';

/** What a dry run tells of a task. `hash`: of all that turbo knows the task to depend on. */
export type Task = { hash: string; isKept: boolean };

type Variables = NonNullable<Command['env']>;

type DryRun = { tasks: { taskId: string; hash: string; cache: { status: 'HIT' | 'MISS' } }[] };

/** Where turbo's own words go: they matter where a task could not even start. */
export const TURBO_LOG = 'turbo.log';

export const taskOf = (step: string) => `//#check:${step}`;

/** How the tasks of these steps stand now; nothing of them where turbo cannot tell. */
export function lookUp(steps: readonly string[], env: Variables = {}): Map<string, Task> {
  if (steps.length === 0) return new Map();
  const { status, stdout } = spawnSync('turbo', ['run', ...steps.map(taskOf), '--dry=json'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: environmentWith(env, ROOT),
    maxBuffer: 1 << 30,
  });
  return status === 0 ? readDryRun(steps, stdout) : new Map<string, Task>();
}

/** The tasks of these steps in what `--dry=json` prints, by the step's name. */
export function readDryRun(steps: readonly string[], text: string): Map<string, Task> {
  const { tasks } = JSON.parse(text.slice(text.indexOf('{'))) as DryRun;
  const found = new Map<string, Task>();
  for (const step of steps) {
    const task = tasks.find(({ taskId }) => taskId === taskOf(step));
    if (task) found.set(step, { hash: task.hash, isKept: task.cache.status === 'HIT' });
  }
  return found;
}

/** Runs the tasks of these steps, or brings back what is kept of them. Whether they passed is in their outcomes. */
export async function runTasks(steps: readonly string[], env: Variables, isFresh: boolean): Promise<void> {
  if (steps.length === 0) return;
  const options = ['--continue', '--concurrency=1', '--output-logs=new-only', ...(isFresh ? ['--force'] : [])];
  await runCommand(
    { argv: ['turbo', 'run', ...steps.map(taskOf), ...options], env },
    ROOT,
    path.join(REPORTS, TURBO_LOG),
    null,
  );
}

/** The outcomes of those steps that nothing has changed for since they passed. */
export async function bringBack(steps: readonly string[], env: Variables): Promise<void> {
  const kept = [...lookUp(steps, env)].filter(([, { isKept }]) => isKept).map(([step]) => step);
  await runTasks(kept, env, false);
}
