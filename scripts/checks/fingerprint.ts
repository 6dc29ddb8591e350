/**
 * The environment fingerprint: what steps depend on besides the files of the repository. turbo adds these variables (`env` in
 * turbo.json) to a step's cache key, so that another Node, browser or set of packages runs the step again.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../chromium/find-chromium.ts';
import { ROOT } from '../workspace.ts';
import { describeEngines } from './engines.ts';
import { pictureEnvironment } from './pictures.ts';
import type { Step } from './steps.ts';

/** The machine: Node, system, time zone, and the installed packages, which may differ from package-lock.json. */
export function describeMachine(): string {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  const packages = existsSync(installed) ? digest(readFileSync(installed)) : 'unknown';
  // oxlint-disable-next-line partshop/locale-safety -- the fingerprint needs the machine's own time zone
  const { timeZone } = new Intl.DateTimeFormat('en').resolvedOptions();
  return [process.version, process.platform, process.arch, timeZone, packages].join(' ');
}

/**
 * The browser's path and version; its fonts are files of the project and of packages. `executablePath`: null for Playwright's
 * own.
 */
export function describeBrowser(executablePath: string | null): string {
  const program = executablePath ?? chromium.executablePath();
  return `${program} ${output(program, '--version')}`;
}

/** The environment variables for the steps, and why browser steps cannot run, if they cannot. */
export function environmentFingerprint(
  steps: readonly Step[],
  say: (line: string) => void,
): { variables: Readonly<Record<string, string | undefined>>; browserFault: string | null } {
  const engines = steps.some(({ reads }) => reads?.includes('CHECK_ENGINES'))
    ? { CHECK_ENGINES: describeEngines() }
    : {};
  const variables = { CHECK_MACHINE: describeMachine(), TURBO_TELEMETRY_DISABLED: '1', ...engines };
  if (!steps.some(({ needsBrowser }) => needsBrowser)) return { variables, browserFault: null };
  try {
    const { executablePath } = findChromium(say);
    if (steps.some(({ comparesPictures }) => comparesPictures))
      pictureEnvironment(executablePath ?? undefined, say, false);
    const browser = { CHECK_BROWSER: describeBrowser(executablePath), CHROMIUM: executablePath ?? undefined };
    return { variables: { ...variables, ...browser }, browserFault: null };
  } catch (error) {
    return { variables, browserFault: error instanceof Error ? error.message : String(error) };
  }
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The output of a program; 'absent' where it does not run. */
function output(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'absent';
  }
}
