import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PAGES, pricePage } from '../fixtures.ts';

const run = promisify(execFile);
const MINUTES_10 = 600_000;

/** Where a peer is installed and built: outside the checkout, reused by later runs. */
export const folderOf = (name: string): string => join(tmpdir(), '.peers', name);

/** Copies a peer's sources, the shared data and the shared texts, and installs its dependencies. */
export async function installPeer(name: string): Promise<void> {
  const folder = folderOf(name);
  await mkdir(folder, { recursive: true });
  for (const source of [name, 'shared']) {
    await cp(new URL(source, import.meta.url), folder, { recursive: true });
  }
  await writeFile(join(folder, 'page-data.mjs'), pageData());
  await npm(folder, ['install', '--no-audit', '--no-fund']);
}

export async function buildPeer(name: string): Promise<void> {
  await npm(folderOf(name), ['run', 'build']);
}

/** A module that returns the fixture pages by number, `W712{page}`, and parses them on each request, as from a network. */
function pageData(): string {
  const texts = Array.from({ length: PAGES }, (_, page) => JSON.stringify(pricePage(page)));
  return `const texts = ${JSON.stringify(texts)};
export const pageOf = (number) => JSON.parse(texts[Number(/W712(\\d+)/.exec(number)?.[1] ?? 0) % texts.length]);
`;
}

async function npm(folder: string, args: string[]): Promise<void> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' };
  // Removes npm's own variables from the peer's environment.
  const outer = Object.keys(env).filter((name) => /^npm_|^INIT_CWD$|^NODE_ENV$/.test(name));
  for (const name of outer) Reflect.deleteProperty(env, name);
  await run('npm', args, { cwd: folder, timeout: MINUTES_10, maxBuffer: 64 * 1024 * 1024, env });
}
