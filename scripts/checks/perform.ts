import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson, ROOT } from '../workspace.ts';
import { productionBuild } from './commands.ts';
import { countsOf, judge } from './counts.ts';
import { outcomeWithoutLog, REPORTS, reportOf, type Outcome } from './outcome.ts';
import { runCommand, type Command } from './run-command.ts';
import type { Step } from './steps.ts';

/** Runs a step and writes its output to its log. Never throws: an error counts as a failure of the step. */
export async function perform(step: Step): Promise<Outcome> {
  const startedAt = Date.now();
  const reportFile = reportOf(step.name);
  const log = `${step.name}.log`;
  const logFile = path.join(REPORTS, log);
  for (const file of [reportFile, logFile]) rmSync(file, { force: true });
  let command: Command;
  try {
    command = await step.prepare({ reports: REPORTS, reportFile });
  } catch (error) {
    return outcomeWithoutLog(1, error instanceof Error ? error.message : String(error));
  }
  if (step.builtFrom !== undefined && !(await runCommand(productionBuild(step.builtFrom), ROOT, logFile)))
    return { passed: 0, failed: 1, note: `${step.builtFrom} cannot be built`, log, startedAt };
  const isOk = await runCommand(command, ROOT, logFile);
  const reported = step.isRunner ? (existsSync(reportFile) ? countsOf(readJson(reportFile)) : null) : undefined;
  const counts = judge(isOk, reported);
  const note = step.isRunner ? `${counts.passed} passed${counts.failed > 0 ? `, ${counts.failed} failed` : ''}` : '';
  return { ...counts, note, log, startedAt };
}
