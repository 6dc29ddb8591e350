/**
 * Runs one step of `npm test`, as turbo's task `//#check:STEP`, and writes its outcome, report and log to `.reports`. Exits
 * with 1 when the step failed, so that turbo does not cache it.
 */
import { mkdirSync } from 'node:fs';
import { REPORTS, writeOutcome } from './checks/outcome.ts';
import { perform } from './checks/perform.ts';
import { stopCommands } from './checks/run-command.ts';
import { selectSteps, STEPS } from './checks/steps.ts';
import { lookUp } from './checks/turbo.ts';
import { readArgs } from './read-args.ts';

const USAGE = 'node scripts/run-step.ts STEP; the steps are those of npm test -- --list';

const names = readArgs(USAGE, { allowPositionals: true }).positionals;

/** Whether files changed while the step was reading them, so that its outcome must not be cached. */
function hasGroundMoved(step: string): boolean {
  const atStart = process.env['TURBO_HASH'];
  return atStart !== undefined && lookUp([step]).get(step)?.hash !== atStart;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopCommands();
    process.exit(130);
  });
}

mkdirSync(REPORTS, { recursive: true });
const [step] = selectSteps(STEPS, names, []);
if (!step || names.length !== 1) throw new Error(USAGE);
const outcome = await perform(step);
const isLost = outcome.failed === 0 && hasGroundMoved(step.name);
const notes = [outcome.note, isLost ? 'files changed meanwhile, so it runs again next time' : ''].filter(Boolean);
writeOutcome(step.name, { ...outcome, note: notes.join('; ') });
console.log(`${step.name}: ${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.failed > 0 || isLost ? 1 : 0;
