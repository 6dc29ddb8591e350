import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_HEAP_MIB, MAX_MS, OUT_OF_MEMORY } from './worker-limits.ts';

const PROGRAM = fileURLToPath(new URL('worker.ts', import.meta.url));
const ABORTED = 134;

/** How a worker ended: `heavy` for one that took more memory or time than it may, `failed` for any other failure. */
export type WorkerEnd = 'done' | 'heavy' | 'failed';

type WorkerOptions = { url: string; uploadId: number; maxMs?: number; onStart?: (pid: number) => void };

/** Runs a worker for an upload in a process of its own and waits for its end. What a killed worker leaves on the disk is removed. */
export async function runWorker(options: WorkerOptions): Promise<WorkerEnd> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partshop-worker-'));
  try {
    return await endOf(options, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function endOf({ url, uploadId, maxMs = MAX_MS, onStart }: WorkerOptions, folder: string): Promise<WorkerEnd> {
  const worker = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MIB}`, PROGRAM, String(uploadId)], {
    // The address holds a password: it stands in no list of processes.
    env: { PATH: process.env['PATH'], DATABASE_URL: url, TMPDIR: folder },
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      worker.kill('SIGKILL');
    }, maxMs);
    worker.on('spawn', () => onStart?.(worker.pid ?? 0));
    worker.on('error', () => resolve('failed'));
    worker.on('exit', (code, signal) => {
      clearTimeout(timer);
      const isHeavy = isLate || code === OUT_OF_MEMORY || code === ABORTED || signal === 'SIGABRT';
      resolve(code === 0 ? 'done' : isHeavy ? 'heavy' : 'failed');
    });
  });
}
