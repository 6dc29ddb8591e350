import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, ROOT } from '../workspace.ts';
import type { Counts } from './counts.ts';

/** The folder of reports, logs and outcomes; not committed. */
export const REPORTS = path.join(ROOT, '.reports');

/** The result of a step. Written beside its report, so that turbo restores it with the report. */
export type Outcome = Counts & {
  /** A few words after the title. */
  note: string;
  /** Name of the log in `.reports`; null where nothing ran. */
  log: string | null;
  /** Milliseconds since 1970; earlier than the start of a run, the outcome was cached. */
  startedAt: number;
};

export const reportOf = (name: string) => path.join(REPORTS, `${name}.json`);
export const outcomeFile = (name: string) => path.join(REPORTS, `${name}.outcome.json`);

export function writeOutcome(name: string, outcome: Outcome): void {
  writeFileSync(outcomeFile(name), `${JSON.stringify(outcome)}\n`);
}

/** Reads the outcome of a step; null where there is none, such as when the step could not start. */
export function readOutcome(name: string): Outcome | null {
  const file = outcomeFile(name);
  return existsSync(file) ? (readJson(file) as Outcome) : null;
}

/** An outcome without a log; `failed` is its number of failures. */
export function outcomeWithoutLog(failed: 0 | 1, note: string): Outcome {
  return { passed: 0, failed, note, log: null, startedAt: Date.now() };
}
