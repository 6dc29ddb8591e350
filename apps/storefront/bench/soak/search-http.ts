import { atLeast, atMost, type Finding, type PartOptions } from '../finding.ts';
import { endProcess, forkPinned, messageOf } from '../pin.ts';
import { flood, postOf, visitsOf } from './flood.ts';
import type { Searched } from './searched-database.ts';

/** Enough to keep a process busy, but few enough that waiting hardly adds to the response time. */
const MANY = 50;
const FEW = 4;

type Lengths = Pick<PartOptions, 'seconds' | 'warmUpSeconds'>;
type Usage = { cpuMs: number };
type Result = { perSecond: number; p50: number; p99: number; busy: number; cpuMs: number };

/** What is asked for: a different text for each request. `goals` of the response time with few connections, and of the rate. */
type Kind = { title: string; requests: readonly Buffer[]; p99Ms?: number; perSecond?: number };

const kindsOf = ({ numbers, beginnings, names }: Searched): Kind[] => [
  {
    title: 'search by number',
    requests: numbers.map((number) =>
      postOf('/services/search/searchgoodlist_json?lang=ru', { Number: number, CurrencyCode: 'RUB' }),
    ),
    p99Ms: 5,
    perSecond: 3000,
  },
  {
    title: 'suggestions',
    requests: visitsOf(beginnings.map((text) => `/api/search/${encodeURIComponent(text)}?lang=ru`)),
    p99Ms: 5,
  },
  {
    title: 'search by name',
    requests: names.map((name) => postOf('/services/search/getcardgoods_json?lang=ru', { Text: name })),
  },
];

/** G12 over HTTP: the api in a process of its own on one core. */
export async function measureHttp(searched: Searched, { seconds, warmUpSeconds }: Lengths): Promise<Finding[]> {
  const child = forkPinned(new URL('api-server.ts', import.meta.url), [], { env: { DATABASE_URL: searched.url } });
  try {
    const { port } = await messageOf<{ port: number }>(child);
    const usage = async () => {
      const answer = messageOf<Usage>(child);
      child.send('usage');
      return answer;
    };
    const findings: Finding[] = [];
    for (const kind of kindsOf(searched)) {
      const ask = async (connections: number, length: number) =>
        askFor(port, kind.requests, connections, length, usage);
      await ask(MANY, warmUpSeconds);
      findings.push(
        ...figuresOf(kind, FEW, await ask(FEW, seconds)),
        ...figuresOf(kind, MANY, await ask(MANY, seconds)),
      );
    }
    return findings;
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
  const { statuses, bad, good, goodPerSecond, goodP50, goodP99 } = await flood({
    port,
    requests,
    connections,
    seconds,
  });
  if (bad > 0) throw new Error(`Searches were answered with ${JSON.stringify(statuses)}.`);
  const elapsed = performance.now() - start;
  const used = (await usage()).cpuMs - before.cpuMs;
  return { perSecond: goodPerSecond, p50: goodP50, p99: goodP99, busy: (100 * used) / elapsed, cpuMs: used / good };
}

function figuresOf(kind: Kind, connections: number, { perSecond, p50, p99, busy, cpuMs }: Result): Finding[] {
  const title = `${kind.title} over HTTP, ${connections} connections`;
  const isMany = connections === MANY;
  const api = (figure: number) => ({ api: figure });
  return [
    {
      name: `${title}: throughput`,
      unit: 'requests/s',
      values: api(perSecond),
      goals:
        isMany && kind.perSecond !== undefined
          ? [atLeast('G12', perSecond, kind.perSecond, 'requests/s on one core')]
          : [],
    },
    { name: `${title}: share of the core in use`, unit: '%', values: api(busy) },
    { name: `${title}: CPU of the api per request`, unit: 'ms', values: api(cpuMs) },
    { name: `${title}: p50`, unit: 'ms', values: api(p50) },
    {
      name: `${title}: p99`,
      unit: 'ms',
      values: api(p99),
      goals: isMany || kind.p99Ms === undefined ? [] : [atMost('G12', p99, kind.p99Ms, 'ms')],
    },
  ];
}
