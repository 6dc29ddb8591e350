/**
 * What steps depend on beside the files of the repository. turbo takes it into the key of a step, by the variables named here
 * (`env` in turbo.json): on another Node, browser or set of packages nothing kept is used.
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

/** The machine: Node, system, time zone, and what is installed, which need not be what package-lock.json asks for. */
export function describeMachine(): string {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  const packages = existsSync(installed) ? digest(readFileSync(installed)) : 'unknown';
  // oxlint-disable-next-line partshop/locale-safety -- the machine's own zone is what is asked for
  const { timeZone } = new Intl.DateTimeFormat('en').resolvedOptions();
  return [process.version, process.platform, process.arch, timeZone, packages].join(' ');
}

/** The browser. Its fonts are files of the project and of packages. `executablePath`: null for Playwright's own. */
export function describeBrowser(executablePath: string | null): string {
  const program = executablePath ?? chromium.executablePath();
  return `${program} ${output(program, '--version')}`;
}

/** Variables for the steps that are to run, and why those that need a browser cannot, where none is to be had. */
export function surroundings(
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

/** What a program prints; its absence is told apart from silence. */
function output(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'absent';
  }
}
