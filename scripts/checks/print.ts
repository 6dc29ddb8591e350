import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, ROOT } from '../workspace.ts';
import { failuresIn } from './counts.ts';
import { REPORTS, reportOf, type Outcome } from './outcome.ts';
import type { Step } from './steps.ts';

const SHOWN_LINES = 400;

/** One line for a step. `seconds`: how long it took in this run; `isKept`: whether its outcome came from the cache. */
export function describeOutcome(
  step: Pick<Step, 'name' | 'title'>,
  { failed, passed, note }: Outcome,
  seconds: number,
  isKept: boolean,
): string {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '·';
  const time = seconds.toFixed(1).padStart(6);
  return `${mark} ${step.name.padEnd(13)} ${time} s  ${step.title}${note && `: ${note}`}${isKept ? ' (unchanged)' : ''}`;
}

/** The last lines of a log in `.reports`, indented. */
export function tailOf(log: string): string[] {
  const file = path.join(REPORTS, log);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const shown = lines.slice(-SHOWN_LINES);
  const left = lines.length - shown.length;
  const before = left > 0 ? [`    … ${left} lines before, in ${path.relative(ROOT, file)}`] : [];
  return [...before, ...shown.map((line) => `    ${line}`)];
}

const SHOWN_FAILURES = 40;

/** The lines at the end of a run that name what failed: each step, and below a runner its cases. */
export function nameFailures(steps: Iterable<string>): string[] {
  return [...steps].flatMap((step) => {
    const report = reportOf(step);
    const cases = existsSync(report) ? failuresIn(readJson(report)) : [];
    const shown = cases.slice(0, SHOWN_FAILURES).map((one) => `  ${one.replace(`${ROOT}/`, '')}`);
    const left = cases.length - shown.length;
    return [step, ...shown, ...(left > 0 ? [`  … and ${left} more`] : [])];
  });
}
