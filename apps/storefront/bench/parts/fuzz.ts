import { makeEmbeddedFolder } from '../kill/embedded-folder.ts';
import { backAfter, superviseShop } from '../kill/shop-process.ts';
import { atMost, median, type Finding, type Part, type Size } from '../finding.ts';
import { hostileRequest, type HostileRequest } from '../fuzz/hostile-requests.ts';
import { createRandom } from '../fuzz/random.ts';
import { searchRequests } from '../fuzz/search-requests.ts';
import { sendRaw } from '../fuzz/send-raw.ts';

const SEEDS = [1, 77, 4242, 2026, 31_337];
const REQUESTS: Record<Size, number> = { short: 200, usual: 20_000, full: 20_000 };
const AT_ONCE = 16;
/** How many failing requests are printed, so that they can be sent again. */
const SHOWN = 10;

const SEARCHES: Record<Size, number> = { short: 50, usual: 2000, full: 10_000 };
/** A text that takes longer is sent again, since a busy machine delays any request; the least of its times counts. */
const REPEATED_OVER = 10;
const REPEATS = 3;
const MOST_TIMES_MEDIAN = 50;

/**
 * Sends hostile requests to calls, pages and forms of the production shop: none may cause an internal error or end the
 * process. Sends hostile texts to each search: none may take many times as long as usual.
 */
export const measureFuzz: Part = async ({ size }) => {
  const requests = REQUESTS[size];
  const folder = await makeEmbeddedFolder();
  const shop = await superviseShop({ DEMO: 'on', DEMO_ARTICLES: '500', DEMO_OFFERS: '4000', DATA_DIR: folder.dataDir });
  const port = Number(new URL(shop.origin).port);
  try {
    const findings: Finding[] = [];
    for (const seed of SEEDS) findings.push(findingOf(requests, seed, await fuzz(port, seed, requests)));
    for (const [name, searches] of Object.entries(searchRequests(SEEDS[0] ?? 1, SEARCHES[size]))) {
      findings.push(await fuzzSearch(port, name, searches));
    }
    const back = await backAfter(shop.origin, 10_000);
    const ends = shop.starts() - 1 + (Number.isNaN(back) ? 1 : 0);
    return [
      ...findings,
      { name: 'processes that ended', unit: '', values: { shop: ends }, goals: [atMost('S9', ends, 0, '')] },
    ];
  } finally {
    await shop.stop();
    await folder.remove();
  }
};

/** One request at a time, so that a time is that of its own text. */
async function fuzzSearch(port: number, name: string, requests: readonly HostileRequest[]): Promise<Finding> {
  const times: number[] = [];
  let faults = 0;
  const timeOf = async (request: HostileRequest): Promise<number> => {
    const start = performance.now();
    const status = await sendRaw(port, request);
    const ms = performance.now() - start;
    if (status === 0 || status >= 500) faults += 1;
    if (status === 0 || status >= 500) show(SEEDS[0] ?? 1, status, request);
    return ms;
  };
  for (const request of requests) times.push(await timeOf(request));
  const usual = median(times);
  for (const [index, request] of requests.entries()) {
    for (let repeat = 1; repeat < REPEATS && (times[index] ?? 0) > REPEATED_OVER * usual; repeat += 1) {
      times[index] = Math.min(times[index] ?? 0, await timeOf(request));
    }
  }
  const slowest = Math.max(...times);
  return {
    name: `${requests.length} hostile texts to ${name}`,
    unit: 'ms',
    values: { median: usual, slowest },
    goals: [atMost('S9', faults, 0, '× 5xx'), atMost('S9', slowest / usual, MOST_TIMES_MEDIAN, '× the median')],
  };
}

type Outcome = { faults: number; unanswered: number };

async function fuzz(port: number, seed: number, requests: number): Promise<Outcome> {
  const random = createRandom(seed);
  const outcome: Outcome = { faults: 0, unanswered: 0 };
  let left = requests;
  const sendNext = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const request = hostileRequest(random);
      const status = await sendRaw(port, request);
      if (status === 0) outcome.unanswered += 1;
      if (status >= 500) outcome.faults += 1;
      if (status >= 500 && outcome.faults <= SHOWN) show(seed, status, request);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return outcome;
}

function show(seed: number, status: number, { method, target, headers, body }: HostileRequest): void {
  const text = JSON.stringify({ method, target: target.slice(0, 300), headers, body: body?.toString().slice(0, 300) });
  console.log(`  seed ${seed}: ${status} for ${text}`);
}

function findingOf(requests: number, seed: number, { faults, unanswered }: Outcome): Finding {
  return {
    name: `${requests} hostile requests of seed ${seed}`,
    unit: '',
    values: { '5xx': faults, unanswered },
    goals: [atMost('S9', faults, 0, '× 5xx')],
  };
}
