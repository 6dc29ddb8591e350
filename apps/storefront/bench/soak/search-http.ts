import { atLeast, atMost, type Finding, type PartOptions } from '../finding.ts';
import { createRandom } from '../fuzz/random.ts';
import { endProcess, forkPinned, messageOf } from '../pin.ts';
import { flood, postOf, visitsOf } from './flood.ts';
import type { Searched } from './searched-database.ts';

/** Enough to keep a process busy, but few enough that waiting hardly adds to the response time. */
const MANY = 50;
const FEW = 4;
/** How much longer than other warm-ups the first one of a process is. */
const COLD_TIMES = 4;

type Lengths = Pick<PartOptions, 'seconds' | 'warmUpSeconds'>;
type Usage = { cpuMs: number };
type Result = { perSecond: number; p50: number; p99: number; busy: number; cpuMs: number };

/** What is asked for. Goals of the response time with few connections, and of the rate. */
type Kind = { title: string; requests: readonly Buffer[]; p99Ms?: number; perSecond?: number };

function kindsOf({ numbers, beginnings, names }: Searched): Kind[] {
  const byNumber = numbers.map((number) =>
    postOf('/services/search/searchgoodlist_json?lang=ru', { Number: number, CurrencyCode: 'RUB' }),
  );
  const suggestions = visitsOf(beginnings.map((text) => `/api/search/${encodeURIComponent(text)}?lang=ru`));
  const byName = names.map((name) => postOf('/services/search/getcardgoods_json?lang=ru', { Text: name }));
  return [
    { title: 'search by number, each asked once', requests: byNumber, p99Ms: 5, perSecond: 3000 },
    { title: 'search by number', requests: asPeopleAsk(byNumber), p99Ms: 5, perSecond: 3000 },
    { title: 'suggestions', requests: asPeopleAsk(suggestions), p99Ms: 5 },
    { title: 'search by name', requests: asPeopleAsk(byName) },
  ];
}

/** So many are drawn: more than are sent before the first is asked for again. */
const DRAWN = 50_000;

/** Few texts are asked for often and many hardly ever: the n-th is asked for 1/n times as often as the first (Zipf). */
function asPeopleAsk(requests: readonly Buffer[]): Buffer[] {
  const { below } = createRandom(12);
  const precision = 2 ** 32;
  // The inverse of the distribution for a continuous n.
  return Array.from({ length: DRAWN }, () => {
    const n = Math.floor(requests.length ** (below(precision) / precision));
    return requests[Math.min(n, requests.length) - 1] as Buffer;
  });
}

/** G12 over HTTP: the api in a process of its own on one core, after the cheapest possible server. */
export async function measureHttp(searched: Searched, lengths: Lengths): Promise<Finding[]> {
  const kinds = kindsOf(searched);
  const floor = kinds.slice(0, 1).map(({ requests }) => ({ title: 'any search', requests }));
  return [
    ...(await measureServer('bytes from memory', 'floor-server.ts', {}, floor, lengths)),
    ...(await measureServer('api', 'api-server.ts', { DATABASE_URL: searched.url }, kinds, lengths)),
  ];
}

async function measureServer(
  subject: string,
  module: string,
  env: NodeJS.ProcessEnv,
  kinds: readonly Kind[],
  { seconds, warmUpSeconds }: Lengths,
): Promise<Finding[]> {
  const child = forkPinned(new URL(module, import.meta.url), [], { env });
  try {
    const { port } = await messageOf<{ port: number }>(child);
    const usage = async () => {
      const answer = messageOf<Usage>(child);
      child.send('usage');
      return answer;
    };
    const findings: Finding[] = [];
    // The first requests take three times as much CPU time, until their code is compiled.
    await askFor(port, kinds[0]?.requests ?? [], MANY, COLD_TIMES * warmUpSeconds, usage);
    for (const kind of kinds) {
      const ask = async (connections: number, length: number) =>
        askFor(port, kind.requests, connections, length, usage);
      await ask(MANY, warmUpSeconds);
      findings.push(
        ...figuresOf(subject, kind, FEW, await ask(FEW, seconds)),
        ...figuresOf(subject, kind, MANY, await ask(MANY, seconds)),
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
  const { statuses, bad, refused, good, goodPerSecond, goodP50, goodP99 } = await flood({
    port,
    requests,
    connections,
    seconds,
  });
  if (bad + refused > 0) throw new Error(`Searches were answered with ${JSON.stringify(statuses)}.`);
  const elapsed = performance.now() - start;
  const used = (await usage()).cpuMs - before.cpuMs;
  return { perSecond: goodPerSecond, p50: goodP50, p99: goodP99, busy: (100 * used) / elapsed, cpuMs: used / good };
}

function figuresOf(
  subject: string,
  kind: Kind,
  connections: number,
  { perSecond, p50, p99, busy, cpuMs }: Result,
): Finding[] {
  const title = `${kind.title} over HTTP, ${connections} connections`;
  const isMany = connections === MANY;
  const values = (figure: number) => ({ [subject]: figure });
  return [
    {
      name: `${title}: throughput`,
      unit: 'requests/s',
      values: values(perSecond),
      goals:
        isMany && kind.perSecond !== undefined
          ? [atLeast('G12', perSecond, kind.perSecond, 'requests/s on one core')]
          : [],
    },
    { name: `${title}: share of the core in use`, unit: '%', values: values(busy) },
    { name: `${title}: CPU of the server per request`, unit: 'ms', values: values(cpuMs) },
    { name: `${title}: p50`, unit: 'ms', values: values(p50) },
    {
      name: `${title}: p99`,
      unit: 'ms',
      values: values(p99),
      goals: isMany || kind.p99Ms === undefined ? [] : [atMost('G12', p99, kind.p99Ms, 'ms')],
    },
  ];
}
