import { readFile } from 'node:fs/promises';

const PROGRAM = 'price-uploads/work/worker.ts';

/** The process of a shop that works on an upload; undefined while there is none. Linux only, like the rest of what is killed here. */
export async function workerOf(shopPid: number): Promise<number | undefined> {
  const children = await readFile(`/proc/${shopPid}/task/${shopPid}/children`, 'utf8').catch(() => '');
  for (const pid of children.split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(PROGRAM)) return Number(pid);
  }
  return undefined;
}
