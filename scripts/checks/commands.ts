import { findChromium } from '../chromium/find-chromium.ts';
import type { Command } from './run-command.ts';

/** Runs the tests of one project of `vitest.config.ts` and writes a report of the cases. */
export function vitest(project: string, reportFile: string, env: NonNullable<Command['env']>): Command {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
  return { argv: ['vitest', 'run', '--project', project, ...reporters], env };
}

/** Builds everything, or one package; turbo restores what it has built before. */
export function productionBuild(name?: string): Command {
  const filter = name === undefined ? [] : [`--filter=${name}`];
  return {
    argv: ['turbo', 'run', 'build', ...filter, '--output-logs=errors-only'],
    env: { TURBO_TELEMETRY_DISABLED: '1' },
  };
}

/** The environment variable with the path of Chromium; empty for Playwright's own. */
export function chromiumEnvironment(): Record<string, string> {
  const { executablePath } = findChromium();
  return executablePath === null ? {} : { CHROMIUM: executablePath };
}
