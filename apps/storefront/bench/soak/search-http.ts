import { atLeast, atMost, type Finding, type PartOptions } from '../finding.ts';
import { endProcess, forkPinned, messageOf } from '../pin.ts';
import { flood, postOf } from './flood.ts';
import type { Searched } from './searched-database.ts';

const PATH = '/services/search/searchgoodlist_json?lang=ru';
/** Enough to keep a process busy, but few enough that waiting hardly adds to the response time. */
const MANY = 50;
const FEW = 4;

type Lengths = Pick<PartOptions, 'seconds' | 'warmUpSeconds'>;
type Usage = { cpuMs: number };
type Result = { perSecond: number; p50: number; p99: number; busy: number };

/** G12 over HTTP: the api in a process of its own on one core, with a different number for each request. */
export async function measureHttp({ url, numbers }: Searched, { seconds, warmUpSeconds }: Lengths): Promise<Finding[]> {
  const child = forkPinned(new URL('api-server.ts', import.meta.url), [], { env: { DATABASE_URL: url } });
  const requests = numbers.map((number) => postOf(PATH, { Number: number, CurrencyCode: 'RUB' }));
  try {
    const { port } = await messageOf<{ port: number }>(child);
    const usage = async () => {
      const answer = messageOf<Usage>(child);
      child.send('usage');
      return answer;
    };
    const ask = async (connections: number, length: number) => askFor(port, requests, connections, length, usage);
    await ask(MANY, warmUpSeconds);
    return [...figuresOf(FEW, await ask(FEW, seconds)), ...figuresOf(MANY, await ask(MANY, seconds))];
  } finally {
    await endProcess(child);
  }
}

async function askFor(
  port: number,
  requests: readonly Buffer[],
  connections: number,
  seconds: number,
  usage: () => Promise<Usage>,
): Promise<Result> {
  const before = await usage();
  const start = performance.now();
  const { statuses, bad, goodPerSecond, goodP50, goodP99 } = await flood({ port, requests, connections, seconds });
  if (bad > 0) throw new Error(`Searches were answered with ${JSON.stringify(statuses)}.`);
  const elapsed = performance.now() - start;
  const busy = (100 * ((await usage()).cpuMs - before.cpuMs)) / elapsed;
  return { perSecond: goodPerSecond, p50: goodP50, p99: goodP99, busy };
}

function figuresOf(connections: number, { perSecond, p50, p99, busy }: Result): Finding[] {
  const title = `search by number over HTTP, ${connections} connections`;
  const isMany = connections === MANY;
  const api = (figure: number) => ({ api: figure });
  return [
    {
      name: `${title}: throughput`,
      unit: 'requests/s',
      values: api(perSecond),
      goals: isMany ? [atLeast('G12', perSecond, 3000, 'requests/s on one core')] : [],
    },
    { name: `${title}: share of the core in use`, unit: '%', values: api(busy) },
    { name: `${title}: p50`, unit: 'ms', values: api(p50) },
    {
      name: `${title}: p99`,
      unit: 'ms',
      values: api(p99),
      goals: isMany ? [] : [atMost('G12', p99, 5, 'ms')],
    },
  ];
}
