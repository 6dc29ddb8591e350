import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkPinned } from '../pin.ts';

const PREPARE = new URL('prepare.ts', import.meta.url);

/** Runs `work` with a temporary folder of what the plain servers serve, with so many price pages. */
export async function withPreparedFolder<Result>(
  pages: number,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'partshop-bench-'));
  try {
    const [code] = (await once(forkPinned(PREPARE, [folder, String(pages)]), 'exit')) as [number | null];
    if (code !== 0) throw new Error('The pages of the plain servers could not be made.');
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
