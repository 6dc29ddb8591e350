import type { ChildProcess } from 'node:child_process';
import { Agent, get } from 'node:http';
import { atMost, findingOf, type Finding, type PartOptions, type Size } from '../finding.ts';
import { endProcess, forkPinned, messageOf } from '../pin.ts';
import type { WaitingVisitorsMessage } from './waiting-visitors.ts';
import { PRICE_PATHS } from './paths.ts';

/** Concurrent visitors. */
const VISITORS: Record<Size, number> = { short: 40, usual: 400, full: 400 };
/** How many pages are cached; the figure is for ten thousand. */
const CACHED_PAGES: Record<Size, number> = { short: 30, usual: 300, full: 300 };
const GOAL_PAGES = 10_000;

const FLAGS = { flags: ['--expose-gc'] };
const WAITING_VISITORS = new URL('waiting-visitors.ts', import.meta.url);
const CACHE_MEMORY = new URL('page-cache-memory.ts', import.meta.url);

/** G13: heap and buffers after garbage collection, for a visitor whose page waits for the backend, and for an idle connection. */
export async function measureVisitors({ size, rounds }: PartOptions): Promise<Finding[]> {
  const visitors = VISITORS[size];
  const child = forkPinned(WAITING_VISITORS, [String(visitors)], FLAGS);
  try {
    const { port } = await messageOf<{ port: number }>(child);
    const inFlight: number[] = [];
    const idle: number[] = [];
    // The first run warms up.
    await holdVisitors(child, port, visitors);
    for (let round = 0; round < rounds; round++) {
      const found = await holdVisitors(child, port, visitors);
      inFlight.push(found.inFlight);
      idle.push(found.idle);
    }
    const visitor = findingOf('memory of a visitor in flight', 'KiB', { shop: inFlight });
    const connection = findingOf('memory of an idle connection', 'KiB', { shop: idle });
    return [
      { ...visitor, goals: [atMost('G13', visitor.values['shop'] ?? Number.NaN, 40, 'KiB')] },
      { ...connection, goals: [atMost('G13', connection.values['shop'] ?? Number.NaN, 8, 'KiB')] },
    ];
  } finally {
    await endProcess(child);
  }
}

/** KiB for one visitor while all wait, and for an idle connection after all got their response. */
async function holdVisitors(
  child: ChildProcess,
  port: number,
  visitors: number,
): Promise<{ inFlight: number; idle: number }> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: visitors });
  const held = messageOf(child);
  const visits = Array.from({ length: visitors }, async (_, visitor) => visit(agent, port, visitor));
  await held;
  const during = await memoryOf(child, visitors);
  tell(child, { ask: 'release' });
  await Promise.all(visits);
  const after = await memoryOf(child, visitors);
  agent.destroy();
  const without = await memoryOf(child, 0);
  return { inFlight: (during - without) / visitors, idle: (after - without) / visitors };
}

const tell = (child: ChildProcess, question: WaitingVisitorsMessage) => child.send(question);

async function memoryOf(child: ChildProcess, connections: number): Promise<number> {
  const answer = messageOf<{ kib: number }>(child);
  tell(child, { ask: 'memory', connections });
  return (await answer).kib;
}

async function visit(agent: Agent, port: number, visitor: number): Promise<void> {
  const path = PRICE_PATHS[visitor % PRICE_PATHS.length];
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume();
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`A visitor was answered with ${response.statusCode}.`));
      });
    }).on('error', reject);
  });
}

/** G13: memory of cached pages of 100 offers. The cache itself is bounded by bytes, not by a number of pages. */
export async function measureCachedPages({ size }: PartOptions): Promise<Finding[]> {
  const child = forkPinned(CACHE_MEMORY, [String(CACHED_PAGES[size])], FLAGS);
  const { kib } = await messageOf<{ kib: number }>(child);
  await endProcess(child);
  const mib = (kib * GOAL_PAGES) / 1024;
  return [
    { name: 'memory of a cached page', unit: 'KiB', values: { cached: kib } },
    {
      name: 'memory of 10,000 cached pages',
      unit: 'MiB',
      values: { cached: mib },
      goals: [atMost('G13', mib, 200, 'MiB')],
    },
  ];
}
