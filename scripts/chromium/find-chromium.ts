/**
 * Finds a Chromium for the browser tests, in this order: what CHROMIUM names, the one that the lock file pins, and, on
 * machines that it does not support, an installed one, Playwright's own, Playwright's download or Debian's package. Prints
 * the path when run as a script.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace.ts';
import { pinnedChromium } from './pinned.ts';
import { startFileOf } from './start-file.ts';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export type Chromium = {
  /** null for Playwright's own browser, which Playwright finds itself. */
  executablePath: string | null;
};

/** Reports progress by `say`, since a step may take minutes. Throws where nothing worked; the message has the command to run. */
export function findChromium(say: (line: string) => void = () => undefined): Chromium {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (isExecutable(named)) return installedAt(named);
    throw new Error(`CHROMIUM names '${named}', which cannot be run.`);
  }
  const pinned = pinnedChromium();
  if (pinned) return { executablePath: startFileOf(pinned) };
  const installed = NAMES.map(onPath).find((found) => found !== null);
  if (installed) return installedAt(installed);
  if (playwrightHasOne()) return { executablePath: null };

  say('No Chromium found: asking Playwright for one …');
  if (run('npx', ['playwright', 'install', 'chromium-headless-shell']) && playwrightHasOne())
    return { executablePath: null };

  if (process.getuid?.() === 0 && onPath('apt-get')) {
    say("Playwright could not fetch one: installing Debian's package …");
    const isInstalled =
      run('apt-get', ['update']) &&
      (run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']) ||
        run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']));
    const packaged = isInstalled ? NAMES.map(onPath).find((found) => found !== null) : null;
    if (packaged) return installedAt(packaged);
  }
  throw new Error(
    "The browser tests need a Chromium. Install one with 'npx playwright install --with-deps chromium-headless-shell'" +
      " or your system's package 'chromium', or name one in CHROMIUM.",
  );
}

function installedAt(file: string): Chromium {
  return { executablePath: startFileOf({ file, libraries: null }) };
}

function onPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether Playwright can start its own headless Chromium. Launches it, since an existing folder proves nothing. */
function playwrightHasOne(): boolean {
  const launch = "import('playwright').then(({ chromium }) => chromium.launch()).then((browser) => browser.close())";
  return (
    spawnSync(process.execPath, ['--input-type=module', '--eval', `await ${launch}`], { cwd: ROOT, timeout: 60_000 })
      .status === 0
  );
}

function run(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, {
      cwd: ROOT,
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  try {
    console.log(findChromium((line) => console.error(line)).executablePath ?? "Playwright's own");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
