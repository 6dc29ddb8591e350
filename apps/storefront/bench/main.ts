/**
 * `npm run bench`: the price page of 100 offers, uncached, against bare React writing the same markup. Both servers run in
 * the same minutes, in turn, so that the machine's moods fall on both; medians and their ratio are what to quote.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { PAGES } from './fixtures.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 10;
const KINDS = ['shop', 'bare'] as const;
type Kind = (typeof KINDS)[number];
type Sample = { requestsPerSecond: number; cpuMs: number; p99: number; rssMiB: number; bytes: number };

const requests = Array.from({ length: PAGES }, (_, page) => ({ path: `/price/mann-filter/W712${page}?view=table` }));
const ask = async (child: ChildProcess) => {
  child.send('cpu');
  return (await answerOf(child)) as { cpu: NodeJS.CpuUsage; rss: number };
};
const answerOf = (child: ChildProcess) =>
  new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('A server under measurement ended.')));
  });

async function measure(child: ChildProcess, port: number, seconds: number): Promise<Sample> {
  const before = await ask(child);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    requests,
  });
  const after = await ask(child);
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} answers were not 200, ${result.errors} failed.`);
  const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  return {
    requestsPerSecond: result.requests.average,
    cpuMs: cpu / 1000 / result.requests.total,
    p99: result.latency.p99,
    rssMiB: after.rss / 1024 / 1024,
    bytes: result.throughput.total / result.requests.total,
  };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const mediansOf = (samples: Sample[]): Sample => ({
  requestsPerSecond: median(samples.map((sample) => sample.requestsPerSecond)),
  cpuMs: median(samples.map((sample) => sample.cpuMs)),
  p99: median(samples.map((sample) => sample.p99)),
  rssMiB: median(samples.map((sample) => sample.rssMiB)),
  bytes: median(samples.map((sample) => sample.bytes)),
});

const servers: Record<Kind, { child: ChildProcess; port: number; samples: Sample[] }> = {} as never;
for (const kind of KINDS) {
  const child = fork(new URL('server.ts', import.meta.url), [kind], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = (await answerOf(child)) as { port: number };
  await measure(child, port, 2);
  servers[kind] = { child, port, samples: [] };
}
for (let round = 0; round < ROUNDS; round++) {
  for (const kind of KINDS) servers[kind].samples.push(await measure(servers[kind].child, servers[kind].port, SECONDS));
}
for (const kind of KINDS) servers[kind].child.kill();

const shop = mediansOf(servers.shop.samples);
const bare = mediansOf(servers.bare.samples);
const ratio = (name: keyof Sample): number => Number((shop[name] / bare[name]).toFixed(2));
const report = {
  node: process.version,
  page: 'price page, 100 offers, table, uncached, answers of the backend from memory',
  shop,
  bare,
  ratio: { requestsPerSecond: ratio('requestsPerSecond'), cpuMs: ratio('cpuMs'), p99: ratio('p99') },
};
const folder = new URL('../../../.reports/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(
  new URL('bench.json', folder),
  `${JSON.stringify({ ...report, rounds: servers.shop.samples, bareRounds: servers.bare.samples }, null, 2)}\n`,
);

const row = (name: string, unit: string, key: keyof Sample, digits: number) =>
  `${name.padEnd(26)}${shop[key].toFixed(digits).padStart(10)}${bare[key].toFixed(digits).padStart(12)}${ratio(key).toFixed(2).padStart(10)}  ${unit}`;
console.log(
  `${'medians of 5 rounds'.padEnd(26)}${'shop'.padStart(10)}${'bare React'.padStart(12)}${'ratio'.padStart(10)}`,
);
console.log(row('throughput', 'requests/s', 'requestsPerSecond', 0));
console.log(row('CPU per request', 'ms', 'cpuMs', 2));
console.log(row('p99, 10 connections', 'ms', 'p99', 0));
console.log(row('memory', 'MiB', 'rssMiB', 0));
console.log(row('document', 'bytes', 'bytes', 0));
