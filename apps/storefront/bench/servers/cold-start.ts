import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { endProcess, forkPinned, messageOf, spawnPinned } from '../pin.ts';
import { PRICE_PATHS } from './paths.ts';

/** Starts a process and returns its port. */
export type ColdServer = () => Promise<{ child: ChildProcess; port: number }>;

const APP = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = new URL('../server.ts', import.meta.url);

/** Milliseconds from the start of the process to the end of its first price page. */
export async function timeToFirstPage(start: ColdServer): Promise<number> {
  const startedAt = performance.now();
  const { child, port } = await start();
  await visit(port);
  const milliseconds = performance.now() - startedAt;
  await endProcess(child, 'SIGTERM');
  return milliseconds;
}

/** Bare React; `cache`: name of a folder for compiled code. */
export const bareServer = (folder: string, cache?: string): ColdServer => benchServer('bare', folder, cache);

/** The built shop with the backend's responses from memory, without the backend's code. */
export const shellServer = (folder: string, cache?: string): ColdServer => benchServer('cached', folder, cache);

const benchServer =
  (subject: string, folder: string, cache?: string): ColdServer =>
  async () => {
    const env = cacheOf(cache && join(folder, cache));
    const child = forkPinned(SERVER, [subject, folder], { env });
    const { port } = await messageOf<{ port: number }>(child);
    return { child, port };
  };

/** Runs `npm run serve` with a separate backend at `apiUrl`; `cache`: a folder for compiled code. */
export const productionServer = (apiUrl: string, cache?: string): ColdServer =>
  productionShop({ API_URL: apiUrl, ...cacheOf(cache) });

/** Runs `npm run serve` with these settings. */
export const productionShop =
  (settings: NodeJS.ProcessEnv): ColdServer =>
  async () => {
    const env = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...settings };
    const child = spawnPinned(serveScript(), APP, env);
    for await (const line of createInterface({ input: child.stdout })) {
      const [, port] = /is open: http:\/\/[^:"]+:(\d+)/.exec(line) ?? [];
      if (port === undefined) continue;
      child.stdout.resume();
      return { child, port: Number(port) };
    }
    throw new Error('The shop ended before it listened.');
  };

const cacheOf = (folder: string | undefined): NodeJS.ProcessEnv => ({ NODE_COMPILE_CACHE: folder });

/** The node arguments in the package's `serve` script. */
function serveScript(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(APP, 'package.json'), 'utf8')) as { scripts: { serve: string } };
  const [command, ...args] = scripts.serve.split(' ');
  if (command !== 'node') throw new Error(`The serve script is not of the form “node FILE”: ${scripts.serve}`);
  return args;
}

async function visit(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: PRICE_PATHS[0], agent: false }, (response) => {
      response.resume();
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`The first page was answered with ${response.statusCode}.`));
      });
    }).on('error', reject);
  });
}
