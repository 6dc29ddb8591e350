import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HERE = new URL('.', import.meta.url).pathname;
const MINUTES_5 = 300_000;

/**
 * The folder with the scanner and what makes certificates, as the lock file beside this names them to the letter. Installed
 * once a lock file, outside the checkout; no script of a package runs.
 */
export async function installScanner(): Promise<string> {
  const lock = await readFile(join(HERE, 'package-lock.json'));
  const name = `partshop-observatory-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`;
  const folder = join(tmpdir(), name);
  if (existsSync(folder)) return folder;
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
  return folder;
}

async function npm(folder: string, args: string[]): Promise<void> {
  // What this run was started with through npm is not for the scanner.
  const outer = /^npm_|^INIT_CWD$|^NODE_ENV$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.test(name)));
  await run('npm', args, { cwd: folder, timeout: MINUTES_5, env });
}
