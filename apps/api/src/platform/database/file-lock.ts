import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, isSystemError } from './processes.ts';

const PATIENCE_MS = 120_000;
const heldHere = new Set<string>();

/** Does the work while holding the lock file, exclusively on this machine. The lock of a dead process is ignored. */
export async function withFileLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    await take(own, file);
    heldHere.add(file);
    try {
      return await work();
    } finally {
      heldHere.delete(file);
      await rm(file, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}

/** Creates the lock by a hard link, which is atomic, so that a lock always names its holder. */
async function take(own: string, file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    try {
      await link(own, file);
      return;
    } catch (error) {
      if (!isSystemError(error, 'EEXIST')) throw error;
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder && isAbandoned(holder, file)) await rm(file, { force: true });
    else await delay(20);
  }
  throw new Error(`Waited ${PATIENCE_MS / 1000} s for ${file}. If no other process starts the database, delete it.`);
}

/** The holder's process id may be our own: containers number their processes from one. */
function isAbandoned(holder: number, file: string): boolean {
  return holder === process.pid ? !heldHere.has(file) : !isAlive(holder);
}
