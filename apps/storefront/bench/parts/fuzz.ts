import { makeEmbeddedFolder } from '../chaos/embedded-folder.ts';
import { backAfter, superviseShop } from '../chaos/shop-process.ts';
import { atMost, type Finding, type Part, type Size } from '../finding.ts';
import { hostileRequest, type HostileRequest } from '../fuzz/hostile-requests.ts';
import { createRandom } from '../fuzz/random.ts';
import { sendRaw } from '../fuzz/send-raw.ts';

const SEEDS = [1, 77, 4242, 2026, 31_337];
const REQUESTS: Record<Size, number> = { short: 200, usual: 20_000, full: 20_000 };
const AT_ONCE = 16;
/** How many failing requests are printed, so that they can be sent again. */
const SHOWN = 10;

/**
 * Sends hostile requests to calls, pages and forms of the production shop: none may cause an internal error or end the
 * process.
 */
export const measureFuzz: Part = async ({ size }) => {
  const requests = REQUESTS[size];
  const folder = await makeEmbeddedFolder();
  const shop = await superviseShop({ DEMO: 'on', DEMO_ARTICLES: '500', DEMO_OFFERS: '4000', DATA_DIR: folder.dataDir });
  const port = Number(new URL(shop.origin).port);
  try {
    const findings: Finding[] = [];
    for (const seed of SEEDS) findings.push(findingOf(requests, seed, await fuzz(port, seed, requests)));
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
