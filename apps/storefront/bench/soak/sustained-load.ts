import { atMost, findingOf, type Finding, type PartOptions } from '../finding.ts';
import { load } from '../load.ts';
import { MISSING_PATH, PRICE_PATHS } from '../servers/paths.ts';
import type { Guarded } from './guarded.ts';

type Lengths = Pick<PartOptions, 'seconds' | 'warmUpSeconds'>;
type PageClass = { paths: readonly string[]; status?: number };

/** The kinds of pages of the shop. */
const CLASSES: Readonly<Record<string, PageClass>> = {
  home: { paths: ['/', '/en', '/ar'] },
  search: { paths: ['/search/W7120', '/price/Search-Text/filter', '/en/search/W7121'] },
  price: { paths: PRICE_PATHS },
  basket: { paths: ['/basket', '/en/basket'] },
  missing: { paths: [MISSING_PATH], status: 404 },
};

const CONNECTIONS = 50;

/** L1: each kind under a sustained load; any wrong response, including a rejection, fails the run. */
export async function measureSustainedLoad(
  { port, health }: Guarded,
  { seconds, warmUpSeconds }: Lengths,
): Promise<Finding[]> {
  const p50: Record<string, number[]> = {};
  const spread: Record<string, number[]> = {};
  const cpu: Record<string, number[]> = {};
  for (const [name, { paths, status = 200 }] of Object.entries(CLASSES)) {
    await load({ port, paths, status, connections: CONNECTIONS, seconds: warmUpSeconds });
    const before = await health();
    const result = await load({ port, paths, status, connections: CONNECTIONS, seconds });
    const used = (await health()).cpuMs - before.cpuMs;
    p50[name] = [result.p50];
    spread[name] = [result.p99 / result.p50];
    cpu[name] = [used / result.answers];
  }
  const worst = Math.max(...Object.values(spread).flat());
  return [
    findingOf(`held load, ${CONNECTIONS} connections: p50`, 'ms', p50),
    findingOf(`held load, ${CONNECTIONS} connections: CPU per request`, 'ms', cpu),
    {
      ...findingOf(`held load, ${CONNECTIONS} connections: p99 ÷ p50`, '', spread),
      goals: [atMost('L1', worst, 4, '× p50, the worst class')],
    },
  ];
}
