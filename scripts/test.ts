/**
 * `npm test`: every check and test, one after the other (each uses all cores), a line each. A step that fails prints its
 * output, the others go on. The last line is `N passed, N failed`.
 *
 *   npm test -- --only unit,walls     npm test -- --skip e2e     npm test -- --list
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countsOf, judge, type Counts } from './checks/counts.ts';
import { runCommand, stopCommands } from './checks/run-command.ts';
import { selectSteps, STEPS, type Step } from './checks/steps.ts';
import { readJson, ROOT } from './workspace.ts';

const REPORTS = path.join(ROOT, '.reports');
const SHOWN_LINES = 400;

type Outcome = Counts & { note: string; log: string | null };

async function runStep(step: Step): Promise<Outcome> {
  const reportFile = path.join(REPORTS, `${step.name}.json`);
  const log = path.join(REPORTS, `${step.name}.log`);
  rmSync(reportFile, { force: true });
  const say = (line: string) => console.log(`  ${line}`);
  let command;
  try {
    command = await step.prepare({ reports: REPORTS, reportFile, say });
  } catch (error) {
    return { passed: 0, failed: 1, note: error instanceof Error ? error.message : String(error), log: null };
  }
  if (typeof command === 'string') return { passed: 0, failed: 0, note: `left out: ${command}`, log: null };
  const isOk = await runCommand(command, ROOT, log);
  const reported = step.isRunner ? (existsSync(reportFile) ? countsOf(readJson(reportFile)) : null) : undefined;
  const counts = judge(isOk, reported);
  const note = step.isRunner ? `${counts.passed} passed${counts.failed > 0 ? `, ${counts.failed} failed` : ''}` : '';
  return { ...counts, note, log };
}

function print(step: Step, { failed, passed, note, log }: Outcome, seconds: number): void {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '·';
  console.log(
    `${mark} ${step.name.padEnd(13)} ${seconds.toFixed(1).padStart(6)} s  ${step.title}${note && `: ${note}`}`,
  );
  if (failed === 0 || log === null) return;
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const shown = lines.slice(-SHOWN_LINES);
  if (shown.length < lines.length)
    console.log(`    … ${lines.length - shown.length} lines before, in ${path.relative(ROOT, log)}`);
  for (const line of shown) console.log(`    ${line}`);
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    skip: { type: 'string', multiple: true, default: [] },
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

if (values.list) {
  for (const { name, title } of STEPS) console.log(`${name.padEnd(13)} ${title}`);
} else {
  mkdirSync(REPORTS, { recursive: true });
  const total: Counts = { passed: 0, failed: 0 };
  const failedSteps = new Set<string>();
  for (const step of selectSteps(STEPS, split(values.only), split(values.skip))) {
    const start = performance.now();
    const outcome: Outcome = failedSteps.has(step.needs ?? '')
      ? { passed: 0, failed: 1, note: `not run, ${step.needs} failed`, log: null }
      : await runStep(step);
    print(step, outcome, (performance.now() - start) / 1000);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    if (outcome.failed > 0) failedSteps.add(step.name);
  }
  if (failedSteps.size > 0) console.log(`\nFailed: ${[...failedSteps].join(', ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
