import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PAGES, pricePage } from '../fixtures.ts';

const run = promisify(execFile);
const MINUTES_10 = 600_000;

/** Where a peer is installed and built: outside the checkout, and kept from run to run. */
export const folderOf = (name: string): string => join(tmpdir(), '.peers', name);

/** Copies a peer's sources beside the data and the words that all peers share, and installs what it names. */
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

/** A module that answers with the fixtures' pages by number, `W712{page}`: read from text at each request, as off a wire. */
function pageData(): string {
  const texts = Array.from({ length: PAGES }, (_, page) => JSON.stringify(pricePage(page)));
  return `const texts = ${JSON.stringify(texts)};
export const pageOf = (number) => JSON.parse(texts[Number(/W712(\\d+)/.exec(number)?.[1] ?? 0) % texts.length]);
`;
}

async function npm(folder: string, args: string[]): Promise<void> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' };
  // What this run was started with through npm is not for the peer.
  const outer = Object.keys(env).filter((name) => /^npm_|^INIT_CWD$|^NODE_ENV$/.test(name));
  for (const name of outer) Reflect.deleteProperty(env, name);
  await run('npm', args, { cwd: folder, timeout: MINUTES_10, maxBuffer: 64 * 1024 * 1024, env });
}
