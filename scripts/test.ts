/**
 * `npm test`: runs every check and test, one after the other (each uses all cores), and prints a line for each. A failed step
 * prints its output, and the other steps still run. The last line is `N passed, N failed`.
 *
 * A step that passed does not run again until one of its inputs changes: its outcome comes from turbo's cache and counts as
 * if it had run. With CI set, or `--fresh`, every step runs.
 */
import { mkdirSync, rmSync } from 'node:fs';
import type { Counts } from './checks/counts.ts';
import { outcomeFile, outcomeWithoutLog, readOutcome, reportOf, REPORTS, type Outcome } from './checks/outcome.ts';
import { perform } from './checks/perform.ts';
import { describeOutcome, nameFailures, tailOf } from './checks/print.ts';
import { stopCommands } from './checks/run-command.ts';
import { selectSteps, STEPS, type Step } from './checks/steps.ts';
import { environmentFingerprint } from './checks/fingerprint.ts';
import { bringBack, runTasks, TURBO_LOG } from './checks/turbo.ts';
import { readArgs } from './read-args.ts';

const USAGE = `npm test -- [--only STEP,...] [--skip STEP,...] [--fresh] [--list]

  --only unit,walls   runs these steps only
  --skip e2e          leaves these steps out
  --fresh             runs steps whose inputs are unchanged, too; the default in CI
  --list              prints the steps`;

const { values } = readArgs(USAGE, {
  options: {
    only: { type: 'string', multiple: true, default: [] },
    skip: { type: 'string', multiple: true, default: [] },
    fresh: { type: 'boolean', default: process.env['CI'] !== undefined },
    list: { type: 'boolean', default: false },
  },
});
const split = (names: string[]) => names.flatMap((name) => name.split(','));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopCommands();
    process.exit(130);
  });
}

async function runAll(steps: readonly Step[]): Promise<void> {
  const startedAt = Date.now();
  mkdirSync(REPORTS, { recursive: true });
  for (const { name } of steps) for (const file of [outcomeFile(name), reportOf(name)]) rmSync(file, { force: true });
  const { variables, browserFault } = environmentFingerprint(steps, (line) => console.log(`  ${line}`));
  const isPossible = (step: Step) => !(step.leftOut?.() || (step.needsBrowser && browserFault));
  const tasks = steps.filter((step) => !step.keepsItself && isPossible(step)).map(({ name }) => name);
  if (!values.fresh) await bringBack(tasks, variables);

  /** The outcome that turbo restored, or that of running the step now. */
  async function outcomeOf(step: Step): Promise<Outcome> {
    const reason = step.leftOut?.();
    if (reason) return outcomeWithoutLog(0, `left out: ${reason}`);
    if (failedSteps.has(step.needs ?? '')) return outcomeWithoutLog(1, `not run, ${step.needs} failed`);
    if (step.needsBrowser && browserFault) return outcomeWithoutLog(1, browserFault);
    if (step.keepsItself) return perform(step);
    const kept = readOutcome(step.name);
    if (kept) return kept;
    await runTasks([step.name], variables, values.fresh);
    return readOutcome(step.name) ?? { ...outcomeWithoutLog(1, 'turbo could not run it'), log: TURBO_LOG };
  }

  const total: Counts = { passed: 0, failed: 0 };
  const failedSteps = new Set<string>();
  for (const step of steps) {
    const start = performance.now();
    const outcome = await outcomeOf(step);
    console.log(describeOutcome(step, outcome, (performance.now() - start) / 1000, outcome.startedAt < startedAt));
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    if (outcome.failed === 0) continue;
    failedSteps.add(step.name);
    if (outcome.log !== null) for (const line of tailOf(outcome.log)) console.log(line);
  }
  if (failedSteps.size > 0) console.log(['\nFailed:', ...nameFailures(failedSteps)].join('\n'));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

if (values.list) for (const { name, title } of STEPS) console.log(`${name.padEnd(13)} ${title}`);
else await runAll(selectSteps(STEPS, split(values.only), split(values.skip)));
