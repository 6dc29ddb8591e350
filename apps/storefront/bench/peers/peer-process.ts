import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/testing/free-port.ts';
import { folderOf } from './peer-folder.ts';

export type RunningPeer = { port: number; pid: number; stop(): void };

const START_LIMIT_MS = 30_000;

/** Starts a peer's production server, `node {args}` in its folder, and waits until it responds. */
export async function startPeer(name: string, args: readonly string[]): Promise<RunningPeer> {
  // Not every peer accepts port 0 and reports its port.
  const port = await freePort();
  const folder = folderOf(name);
  const log = openSync(join(folder, 'server.log'), 'w');
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1' },
  });
  closeSync(log);
  const stop = () => void child.kill('SIGKILL');
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  await untilItAnswers(name, child, port);
  if (child.pid === undefined) throw new Error(`The peer ${name} did not start.`);
  return { port, pid: child.pid, stop };
}

async function untilItAnswers(name: string, child: ChildProcess, port: number): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  while (performance.now() < end && child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/price/mann-filter/W7120`).catch(() => null);
    if (response?.ok) return;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The peer ${name} did not answer: was it built? See ${join(folderOf(name), 'server.log')}.`);
}
