/**
 * `node apps/storefront/e2e/observatory/install.ts`: installs the scanner that judges the shop's headers, once for each
 * version of its lock file.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HERE = new URL('.//', import.meta.url).pathname;
const MINUTES_5 = 300_000;

/** The folder of the scanner and of the tool that makes certificates, named by the hash of the lock file; outside the checkout. */
function folderOfLock(): string {
  const lock = readFileSync(join(HERE, 'package-lock.json'));
  return join(tmpdir(), `partshop-observatory-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`);
}

/** Folder of the scanner; null where it is not installed. */
export function scannerFolder(): string | null {
  const folder = folderOfLock();
  return existsSync(folder) ? folder : null;
}

/** Installs without running any package's scripts. */
async function installScanner(): Promise<void> {
  const folder = folderOfLock();
  if (existsSync(folder)) return;
  const making = await mkdtemp(`${folder}-`);
  for (const file of ['package.json', 'package-lock.json']) await cp(join(HERE, file), join(making, file));
  await npm(making, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  // A package's script would download the browsers' list of https hosts, which this scan does not need.
  await writeFile(join(making, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
  try {
    await rename(making, folder);
  } catch (error) {
    // Another process has installed it meanwhile.
    await rm(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

async function npm(folder: string, args: string[]): Promise<void> {
  // Removes npm's own variables from the environment.
  const outer = /^npm_|^INIT_CWD$|^NODE_ENV$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.test(name)));
  await run('npm', args, { cwd: folder, timeout: MINUTES_5, env });
}

if (import.meta.main) await installScanner();
