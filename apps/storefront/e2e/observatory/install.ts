/** `node apps/storefront/e2e/observatory/install.ts`: brings the scanner that judges the shop's headers, once a lock file. */
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

/**
 * The folder with the scanner and what makes certificates, as the lock file beside this names them to the letter: outside the
 * checkout, one for each lock file.
 */
function folderOfLock(): string {
  const lock = readFileSync(join(HERE, 'package-lock.json'));
  return join(tmpdir(), `partshop-observatory-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`);
}

/** Where the scanner is; null where nobody has brought it. */
export function scannerFolder(): string | null {
  const folder = folderOfLock();
  return existsSync(folder) ? folder : null;
}

/** No script of a package runs. */
async function installScanner(): Promise<void> {
  const folder = folderOfLock();
  if (existsSync(folder)) return;
  const making = await mkdtemp(`${folder}-`);
  for (const file of ['package.json', 'package-lock.json']) await cp(join(HERE, file), join(making, file));
  await npm(making, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  // The list of hosts that browsers know as https, which a script of the package would fetch: none of them is scanned here.
  await writeFile(join(making, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
  try {
    await rename(making, folder);
  } catch (error) {
    // Somebody else was quicker.
    await rm(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

async function npm(folder: string, args: string[]): Promise<void> {
  // What this run was started with through npm is not for the scanner.
  const outer = /^npm_|^INIT_CWD$|^NODE_ENV$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.test(name)));
  await run('npm', args, { cwd: folder, timeout: MINUTES_5, env });
}

if (import.meta.main) await installScanner();
