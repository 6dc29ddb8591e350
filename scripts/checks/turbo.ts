/** Steps as turbo tasks: turbo caches the outcome of a step that passed and restores it while its inputs are unchanged. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../workspace.ts';
import { REPORTS } from './outcome.ts';
import { environmentWith, runCommand, type Command } from './run-command.ts';

/** A task in a dry run. `hash`: of all its inputs; `isKept`: whether its outcome is cached. */
export type Task = { hash: string; isKept: boolean };

type Variables = NonNullable<Command['env']>;

type DryRun = { tasks: { taskId: string; hash: string; cache: { status: 'HIT' | 'MISS' } }[] };

/** The log of turbo itself, for a task that could not start. */
export const TURBO_LOG = 'turbo.log';

export const taskOf = (step: string) => `//#check:${step}`;

/** The tasks of these steps and whether they are cached; empty where turbo fails. */
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

/** The tasks of these steps in the output of `--dry=json`, by the step's name. */
export function readDryRun(steps: readonly string[], text: string): Map<string, Task> {
  const { tasks } = JSON.parse(text.slice(text.indexOf('{'))) as DryRun;
  const found = new Map<string, Task>();
  for (const step of steps) {
    const task = tasks.find(({ taskId }) => taskId === taskOf(step));
    if (task) found.set(step, { hash: task.hash, isKept: task.cache.status === 'HIT' });
  }
  return found;
}

/** Runs the tasks of these steps, or restores their cached outcomes. Does not throw when one fails: its outcome says so. */
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

/** Restores the outcomes of those steps whose inputs are unchanged since they passed. */
export async function bringBack(steps: readonly string[], env: Variables): Promise<void> {
  const kept = [...lookUp(steps, env)].filter(([, { isKept }]) => isKept).map(([step]) => step);
  await runTasks(kept, env, false);
}
