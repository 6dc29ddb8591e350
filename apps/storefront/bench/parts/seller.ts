import {
  addEvents,
  createDayFolding,
  createSellerPages,
  fillSellers,
  migrate,
  mingleSellers,
  type OpenDatabase,
} from '@partshop/api/bench';
import { atMost, findingOf, type Finding, type Part, type Size } from '../finding.ts';
import { openScratch } from '../soak/searched-database.ts';

/** A year of one seller, of the other sellers together, and the longer year that it is compared with. */
type SellerSize = { positions: number; events: number; others: number; more: number };
const SIZES: Record<Size, SellerSize> = {
  short: { positions: 500, events: 2000, others: 2000, more: 4000 },
  usual: { positions: 50_000, events: 1_000_000, others: 1_000_000, more: 1_000_000 },
  full: { positions: 50_000, events: 1_000_000, others: 1_000_000, more: 10_000_000 },
};
const SELLERS = 10;
/** Of a page's calls over the year. */
const GOAL_MS = 300;
/** Others may cost so much more; what takes less than this is as long as the noise of the machine. */
const NOISE_MS = 20;
const GOAL_OTHERS = 1.5;

const NOW = new Date('2026-11-21T12:00:00Z');

type Pages = Record<string, number[]>;

/** How long the pages of a seller take over a year of events: alone, beside other sellers, and over ten times as many events. */
export const measureSeller: Part = async ({ size, rounds }) => {
  const { positions, events, others, more } = SIZES[size];
  const database = await openScratch();
  try {
    await database.withoutLimits(migrate);
    const [own = 0, ...rest] = await database.withoutLimits(async (pool) => fillSellers(pool, SELLERS, positions));
    const folding = await fold(database, [own], events);
    const alone = await measurePages(database, own, rounds);
    await fold(database, rest, Math.ceil(others / rest.length));
    await database.withoutLimits(mingleSellers);
    const beside = await measurePages(database, own, rounds);
    if (more > events) await fold(database, [own], more - events);
    const long = more > events ? await measurePages(database, own, rounds) : undefined;
    return [
      ...Object.keys(alone).map((page) => findingOfPage(page, { alone, beside, ...(long ? { long } : {}) })),
      { name: 'Events that are folded', unit: 'events/s', values: { shop: Math.round(folding) } },
    ];
  } finally {
    await database.close();
  }
};

/** Adds events to sellers and folds them; returns how many are folded in a second. */
async function fold(database: OpenDatabase, sellers: readonly number[], events: number): Promise<number> {
  return database.withoutLimits(async (pool) => {
    for (const seller of sellers) await addEvents(pool, seller, events, NOW);
    await pool.query('vacuum (analyze) position_changes');
    const started = performance.now();
    await createDayFolding({ database })();
    const seconds = (performance.now() - started) / 1000;
    await pool.query('vacuum (analyze)');
    return (sellers.length * events) / seconds;
  });
}

async function measurePages({ pool }: OpenDatabase, seller: number, rounds: number): Promise<Pages> {
  const times: Pages = {};
  for (const [page, read] of Object.entries(createSellerPages(pool, NOW))) {
    await read(seller);
    const taken = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await read(seller);
      taken.push(performance.now() - started);
    }
    times[page] = taken;
  }
  return times;
}

function findingOfPage(page: string, samples: Record<string, Pages>): Finding {
  const rounds = Object.fromEntries(Object.entries(samples).map(([subject, pages]) => [subject, pages[page] ?? []]));
  const finding = findingOf(`A seller’s year: ${page}`, 'ms', rounds);
  const { alone = Number.NaN, beside = Number.NaN } = finding.values;
  return {
    ...finding,
    goals: [
      atMost('X11', beside, GOAL_MS, 'ms'),
      atMost('X11', beside / Math.max(alone, NOISE_MS), GOAL_OTHERS, '× without other sellers'),
    ],
  };
}
