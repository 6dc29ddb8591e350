import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../api/src/domains/price-lists/cli/main.ts', import.meta.url));

/** `npm run import` of a file that replaces a list of its own; returns its seconds. */
export async function runImport(url: string, file: string): Promise<number> {
  const startedAt = performance.now();
  const names = ['--seller', 'Стенд', '--price-list', 'Стенд'];
  const child = spawn(process.execPath, [PROGRAM, file, ...names, '--replace', '--report', `${file}.report`], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return (performance.now() - startedAt) / 1000;
}
