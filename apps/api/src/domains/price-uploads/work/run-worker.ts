import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEAP_OPTIONS, MAX_MS, TOO_HEAVY } from './worker-limits.ts';

const FOLDERS = 'partshop-worker-';
const PROGRAM = fileURLToPath(new URL('worker.ts', import.meta.url));
const ABORTED = 134;
/** What visitors wait for comes before the reading of a list. */
const LOWER_PRIORITY = 10;

/** How a worker ended: `heavy` for one that took more memory or time than it may, `failed` for any other failure. */
export type WorkerEnd = 'done' | 'heavy' | 'failed';

type WorkerOptions = { url: string; uploadId: number; maxMs?: number; onStart?: (pid: number) => void };

/**
 * Runs a worker for an upload in a process of its own and waits for its end. What a killed worker leaves on the disk is removed: at once,
 * or by a later call where this process is killed too.
 */
export async function runWorker(options: WorkerOptions): Promise<WorkerEnd> {
  await removeLeftFolders();
  const folder = await mkdtemp(path.join(tmpdir(), FOLDERS));
  try {
    return await endOf(options, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A worker's folder is left behind when it is older than a worker may be. */
async function removeLeftFolders(): Promise<void> {
  const before = Date.now() - 2 * MAX_MS;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDERS)) continue;
    const folder = path.join(tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    // Another shop on this machine may own it.
    if (mtimeMs < before) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function endOf({ url, uploadId, maxMs = MAX_MS, onStart }: WorkerOptions, folder: string): Promise<WorkerEnd> {
  const worker = spawn(process.execPath, [...HEAP_OPTIONS, PROGRAM, String(uploadId)], {
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
    worker.on('spawn', () => {
      if (worker.pid !== undefined) lower(worker.pid);
      onStart?.(worker.pid ?? 0);
    });
    worker.on('error', () => resolve('failed'));
    worker.on('exit', (code, signal) => {
      clearTimeout(timer);
      const isHeavy = isLate || code === TOO_HEAVY || code === ABORTED || signal === 'SIGABRT';
      resolve(code === 0 ? 'done' : isHeavy ? 'heavy' : 'failed');
    });
  });
}

function lower(pid: number): void {
  try {
    setPriority(pid, LOWER_PRIORITY);
  } catch {
    // It has ended already, or the system has no priorities.
  }
}
