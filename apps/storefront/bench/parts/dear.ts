import { readFileSync } from 'node:fs';
import { createHistogram } from 'node:perf_hooks';
import { fillLargeCatalogue, loadLocalizationValues, makeWords, migrate, type OpenDatabase } from '@partshop/api/bench';
import { atMost, findingOf, type Finding, type Part, type Size } from '../finding.ts';
import { asLoad, endProcess } from '../pin.ts';
import { productionShop } from '../servers/cold-start.ts';
import { dearRequests } from '../soak/dear-requests.ts';
import { flood, percentileMs, visitsOf, type FloodOptions, type FloodResult } from '../soak/flood.ts';
import { openScratch } from '../soak/searched-database.ts';
import { openSlowReaders } from '../soak/slow-readers.ts';

/**
 * A catalogue as large as a real shop's; seconds for each measurement, and of load before it; rounds for honest visitors and
 * seconds per round.
 */
type DearSize = {
  articles: number;
  words: number;
  seconds: number;
  warmUpSeconds: number;
  rounds: number;
  roundSeconds: number;
};
const USUAL: DearSize = {
  articles: 340_000,
  words: 40_000,
  seconds: 4,
  warmUpSeconds: 1,
  rounds: 5,
  roundSeconds: 8,
};
const SIZES: Record<Size, DearSize> = {
  short: { articles: 12_000, words: 2000, seconds: 0.3, warmUpSeconds: 0.1, rounds: 1, roundSeconds: 0.5 },
  usual: USUAL,
  full: USUAL,
};
const ARTICLES_OF_A_PART = 5000;
const AT_A_TIME = 16;
const HEALTH = { requests: visitsOf(['/health']), connections: 1, rate: 100 };
/**
 * Honest visitors arrive at a fixed rate that leaves the server idle time. At three times the rate, the slowest hundredth
 * would only measure major garbage collections.
 */
const HONEST = { connections: 16, rate: 20 };
const HEALTH_MS = 50;
const SITEMAP = '/sitemaps/articles-ru-1.xml';
const SLOW_READERS = 60;

type Crowd = { port: number; requests: readonly Buffer[]; connections: number };

/**
 * What one request can cost others: the most expensive requests, 16 concurrent, on a catalogue with as many articles and
 * words as a real shop; and an honest visitor among clients who send them.
 */
export const measureDear: Part = async ({ size }) => {
  const sizes = SIZES[size];
  const database = await openScratch();
  try {
    const pages = await fill(database, sizes);
    const settings = {
      DATABASE_URL: database.url(),
      DEMO: 'off',
      PUBLIC_ORIGIN: 'https://shop.example',
      LOG_LEVEL: 'info',
    };
    const { child, port } = await productionShop(settings)();
    try {
      return await asLoad(async () => [
        ...(await measureHealth(port, sizes)),
        ...(await measureHonest(port, pages, sizes)),
        memoryOf(child.pid ?? 0),
      ]);
    } finally {
      await endProcess(child, 'SIGTERM');
    }
  } finally {
    await database.close();
  }
};

/** Fills the catalogue; returns requests for price pages that exist. */
async function fill({ pool, db, withoutLimits }: OpenDatabase, { articles, words }: DearSize): Promise<Buffer[]> {
  await withoutLimits(async (patient) => {
    await migrate(patient);
    await fillLargeCatalogue(patient, { articles, words });
    // The server's maintenance after so many new rows runs now, not during the measurement.
    await patient.query('alter system set autovacuum = off');
    await patient.query('select pg_reload_conf()');
    await patient.query('vacuum (analyze)');
    await patient.query('checkpoint');
  });
  await loadLocalizationValues(db);
  const { rows } = await pool.query<{ path: string }>(
    `select '/price/' || m.key || '/' || a.number_key as path
     from articles a join makers m on m.id = a.maker_id order by hashint8(a.id) limit 500`,
  );
  // A cookie makes the shop render the page anew.
  return rows.map(({ path }) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nCookie: a=b\r\n\r\n`));
}

const allDear = ({ articles, words }: DearSize) =>
  dearRequests({ words: makeWords(words), parts: Math.ceil(articles / ARTICLES_OF_A_PART) });

async function measureHealth(port: number, sizes: DearSize): Promise<Finding[]> {
  const health = { ...HEALTH, port, seconds: sizes.seconds };
  const calm = await flood(health);
  const findings: Finding[] = [];
  for (const [name, requests] of Object.entries(allDear(sizes))) {
    const dear = { port, requests, connections: AT_A_TIME };
    await flood({ ...dear, seconds: sizes.warmUpSeconds });
    const [asked, { goodP99, bad, refused }] = await among(dear, health);
    console.log(`  ${name}: ${JSON.stringify(asked.statuses)}, health p99 ${goodP99.toFixed(1)} ms`);
    findings.push({
      ...findingOf(`health among ${AT_A_TIME} × ${name}: p99`, 'ms', { among: [goodP99], calm: [calm.goodP99] }),
      goals: [
        atMost('dear', goodP99, HEALTH_MS, 'ms'),
        atMost('dear', bad + refused + (asked.statuses[500] ?? 0), 0, 'faults'),
      ],
    });
  }
  return findings;
}

type Meeting = (honest: FloodOptions) => Promise<FloodResult>;

/** In rounds with a calm server, so that slow minutes of the machine affect all measurements alike. */
async function measureHonest(port: number, pages: readonly Buffer[], sizes: DearSize): Promise<Finding[]> {
  const honest = { ...HONEST, port, requests: pages, seconds: sizes.roundSeconds };
  const dear = allDear(sizes);
  const amongCrowd =
    (requests: readonly Buffer[] = [], connections = 4): Meeting =>
    async (one) =>
      (await among({ port, requests, connections }, one))[1];
  const crowds: Record<string, Meeting> = {
    [`${SLOW_READERS} slow readers`]: async (one) => {
      const end = await openSlowReaders(port, SITEMAP, SLOW_READERS);
      return flood(one).finally(end);
    },
    'addresses of 15 KB': amongCrowd(dear['an address of 15 KB']),
    '12 misspelt words': amongCrowd(dear['12 misspelt words']),
    'sitemaps by 100 connections': amongCrowd(visitsOf([SITEMAP]), 100),
  };
  await flood({ ...honest, seconds: 2 * sizes.roundSeconds });
  const calm = createHistogram();
  const met = Object.entries(crowds).map(([name, meet]) => ({ name, meet, times: createHistogram(), refused: 0 }));
  for (let round = 0; round < sizes.rounds; round++) {
    calm.add((await flood(honest)).goodTimes);
    for (const crowd of met) {
      const { goodTimes, bad, refused } = await crowd.meet(honest);
      crowd.times.add(goodTimes);
      crowd.refused += bad + refused;
    }
  }
  return met.map(({ name, times, refused }) => {
    const p99 = times.count === 0 ? Number.NaN : percentileMs(times, 99);
    const calmP99 = percentileMs(calm, 99);
    return {
      ...findingOf(`an honest page among ${name}: p99`, 'ms', { among: [p99], calm: [calmP99] }),
      goals: [atMost('dear', p99 / calmP99, 2, '× calm'), atMost('dear', refused, 0, 'honest visitors refused')],
    };
  });
}

/** Runs a flood and an honest visitor together; returns both results. A visitor without any good response has a p99 of NaN. */
async function among(crowd: Crowd, one: FloodOptions): Promise<[FloodResult, FloodResult]> {
  const [asked, met] = await Promise.all([flood({ ...crowd, seconds: one.seconds }), flood(one)]);
  return [asked, met.good === 0 ? { ...met, goodP99: Number.NaN } : met];
}

/** Peak memory of the shop's process, from Linux. */
function memoryOf(pid: number): Finding {
  const [, kib = Number.NaN] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { name: 'memory of the shop at its most', unit: 'MiB', values: { shop: Number(kib) / 1024 } };
}
