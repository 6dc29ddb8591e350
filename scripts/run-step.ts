/**
 * One step of `npm test`, as the task `//#check:STEP` of turbo runs it: its outcome, report and log go to `.reports`. A step that
 * failed ends with 1, for turbo keeps nothing of it then.
 *
 *   node scripts/run-step.ts unit
 */
import { mkdirSync } from 'node:fs';
import { REPORTS, writeOutcome } from './checks/outcome.ts';
import { perform } from './checks/perform.ts';
import { stopCommands } from './checks/run-command.ts';
import { selectSteps, STEPS } from './checks/steps.ts';
import { lookUp } from './checks/turbo.ts';

/** Whether files changed while the step read them: then nobody knows which ones its outcome is of. */
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
const [step] = selectSteps(STEPS, process.argv.slice(2), []);
if (!step || process.argv.length !== 3) throw new Error('One step, as in: node scripts/run-step.ts unit');
const outcome = await perform(step);
const isLost = outcome.failed === 0 && hasGroundMoved(step.name);
const notes = [outcome.note, isLost ? 'files changed meanwhile, so it runs again next time' : ''].filter(Boolean);
writeOutcome(step.name, { ...outcome, note: notes.join('; ') });
console.log(`${step.name}: ${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.failed > 0 || isLost ? 1 : 0;
