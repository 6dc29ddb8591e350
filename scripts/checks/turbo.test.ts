import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJson, ROOT } from '../workspace.ts';
import { STEPS } from './steps.ts';
import { readDryRun, taskOf } from './turbo.ts';

type Task = { inputs?: string[]; env: string[]; outputs: string[] };

const { tasks } = readJson(path.join(ROOT, 'turbo.json')) as { tasks: Record<string, Task> };
const { scripts } = readJson(path.join(ROOT, 'package.json')) as { scripts: Record<string, string> };
const kept = STEPS.filter(({ keepsItself }) => !keepsItself);

describe('the task of a step', () => {
  it('exists for each step and for nothing else', () => {
    const expected = Object.fromEntries(kept.map(({ name }) => [`check:${name}`, `node scripts/run-step.ts ${name}`]));
    expect(Object.fromEntries(Object.entries(scripts).filter(([name]) => name.startsWith('check:')))).toEqual(expected);
    expect(Object.keys(tasks).filter((task) => task.startsWith('//#check:'))).toEqual(
      kept.map(({ name }) => taskOf(name)),
    );
  });

  it.each(kept)(
    'depends on the machine, and for $name on the variables that it reads',
    ({ name, needsBrowser, reads }) => {
      const task = tasks[taskOf(name)];
      const browser = needsBrowser ? ['CHECK_BROWSER'] : [];
      expect(task?.env).toEqual(['CI', 'CHECK_MACHINE', ...browser, ...(reads ?? [])]);
    },
  );

  it.each(kept)('depends on all files except those excluded by name ($name)', ({ name }) => {
    const [first, ...others] = tasks[taskOf(name)]?.inputs ?? ['$TURBO_DEFAULT$'];
    expect(first).toBe('$TURBO_DEFAULT$');
    expect(others.filter((glob) => !glob.startsWith('!'))).toEqual([]);
  });

  it.each(kept)('caches the outcome, report and log of $name', ({ name }) => {
    // This step writes the files that other steps read.
    const written = name === 'generated' ? tasks['//#generate']?.outputs : [];
    expect(tasks[taskOf(name)]?.outputs).toEqual([`.reports/${name}.*`, ...(written ?? ['none'])]);
  });
});

it('reads the cached steps from a dry run', () => {
  const text = JSON.stringify({
    tasks: [
      { taskId: '//#check:unit', hash: 'a1', cache: { status: 'HIT' } },
      { taskId: '//#check:lint', hash: 'b2', cache: { status: 'MISS' } },
      { taskId: '@partshop/ui#build', hash: 'c3', cache: { status: 'HIT' } },
    ],
  });
  expect([...readDryRun(['unit', 'lint', 'walls'], `• turbo\n${text}`)]).toEqual([
    ['unit', { hash: 'a1', isKept: true }],
    ['lint', { hash: 'b2', isKept: false }],
  ]);
});
