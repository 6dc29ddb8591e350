import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, ROOT } from '../workspace.ts';
import type { Counts } from './counts.ts';

/** Where a runner writes its report, and where logs and outcomes lie. Out of the repository. */
export const REPORTS = path.join(ROOT, '.reports');

/** What a step came to. Lies beside its report, so that turbo brings it back for a step that nothing has changed for. */
export type Outcome = Counts & {
  /** A few words after the title. */
  note: string;
  /** The file in `.reports` with all that was printed; null where nothing was run. */
  log: string | null;
  /** Milliseconds since 1970: an outcome from before a run began was kept from an earlier one. */
  startedAt: number;
};

export const reportOf = (name: string) => path.join(REPORTS, `${name}.json`);
export const outcomeFile = (name: string) => path.join(REPORTS, `${name}.outcome.json`);

export function writeOutcome(name: string, outcome: Outcome): void {
  writeFileSync(outcomeFile(name), `${JSON.stringify(outcome)}\n`);
}

/** null where the step left none, as when it could not be started. */
export function readOutcome(name: string): Outcome | null {
  const file = outcomeFile(name);
  return existsSync(file) ? (readJson(file) as Outcome) : null;
}

/** An outcome without a log: `failed` counts as one failure. */
export function outcomeWithoutLog(failed: 0 | 1, note: string): Outcome {
  return { passed: 0, failed, note, log: null, startedAt: Date.now() };
}
