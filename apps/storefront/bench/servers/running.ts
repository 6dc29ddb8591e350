import { readFileSync } from 'node:fs';
import { endProcess, forkPinned, messageOf, pinProcess, SERVER_CORE } from '../pin.ts';
import type { Usage } from '../server.ts';
import type { SubjectName } from './subjects.ts';

/** A running server under measurement: ours or a peer's. */
export type Running = { name: string; port: number; usage: () => Promise<Usage>; stop: () => Promise<void> };

const SERVER = new URL('../server.ts', import.meta.url);

/** Starts one of our own subjects with the prepared pages in `folder`. */
export async function startSubject(name: SubjectName, folder: string): Promise<Running> {
  const child = forkPinned(SERVER, [name, folder]);
  const { port } = await messageOf<{ port: number }>(child);
  const usage = async () => {
    const answer = messageOf<Usage>(child);
    child.send('usage');
    return answer;
  };
  return { name, port, usage, stop: async () => endProcess(child) };
}

/** Linux reports 100 ticks a second (`getconf CLK_TCK`). */
const MS_PER_TICK = 10;
const MIB_PER_PAGE = 4 / 1024;

/** Starts every peer; `node bench/peers/index.ts` must have installed and built them. */
export async function startPeers(): Promise<Running[]> {
  const { peers } = await import('../peers/index.ts');
  const running: Running[] = [];
  try {
    for (const peer of peers) running.push(runningPeer(peer.name, await peer.start()));
    return running;
  } catch (error) {
    for (const { stop } of running) await stop();
    throw error;
  }
}

/** A peer's server. Its usage comes from /proc, including its child processes, since the server reports none. */
function runningPeer(name: string, peer: { port: number; pid: number; stop: () => void }): Running {
  for (const pid of familyOf(peer.pid)) pinProcess(pid, SERVER_CORE);
  const usage = async () => {
    const all = familyOf(peer.pid).map(usageOf);
    return { cpuMs: sum(all.map(({ cpuMs }) => cpuMs)), rssMiB: sum(all.map(({ rssMiB }) => rssMiB)) };
  };
  return { name, port: peer.port, usage, stop: async () => peer.stop() };
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

function usageOf(pid: number): Usage {
  // After the name in brackets, which may contain spaces: utime and stime are the 12th and 13th, rss the 22nd field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const field = (index: number) => Number(fields[index]);
  return { cpuMs: (field(11) + field(12)) * MS_PER_TICK, rssMiB: field(21) * MIB_PER_PAGE };
}
