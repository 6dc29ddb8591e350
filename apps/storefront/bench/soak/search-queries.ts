import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { createNumberCards } from '@partshop/api/bench';
import { atMost, findingOf, ratioOf, type Finding } from '../finding.ts';
import type { Searched } from './searched-database.ts';

type Query = (number: string) => Promise<unknown>;

const KEY_ALONE = 'select id, maker_id, number from articles where number_key = $1';
const WARM_UP = 500;

/** G12 in the database: the search by number beside the cheapest possible statements, in turn on the same connection. */
export async function measureQueries({ single: { pool }, numbers }: Searched, count: number): Promise<Finding[]> {
  const findCards = createNumberCards(pool);
  const queries: Record<string, Query> = {
    'select 1': async () => pool.query({ name: 'one', text: 'select 1' }),
    'key alone': async (number) => pool.query({ name: 'key-alone', text: KEY_ALONE, values: [number] }),
    search: async (number) => findCards({ lang: 'ru', clientType: 'Retail' }, number),
  };
  const times = await timesOf(queries, numbers, count);
  const inMs = (share: number) =>
    Object.fromEntries(Object.entries(times).map(([name, all]) => [name, [all.percentile(share) / 1e6]]));
  const p50 = findingOf('search by number, one connection: p50', 'ms', inMs(50));
  const p99 = findingOf('search by number, one connection: p99', 'ms', inMs(99));
  return [
    { ...p50, goals: [atMost('G12', ratioOf(p50, 'search', 'select 1'), 2.5, '× select 1')] },
    { ...p99, goals: [atMost('G12', p99.values['search'] ?? Number.NaN, 2, 'ms')] },
  ];
}

/** In nanoseconds. */
async function timesOf(
  queries: Record<string, Query>,
  numbers: readonly string[],
  count: number,
): Promise<Record<string, RecordableHistogram>> {
  const times = Object.fromEntries(Object.keys(queries).map((name) => [name, createHistogram()]));
  for (let turn = 0; turn < WARM_UP + count; turn++) {
    const number = numbers[turn % numbers.length] ?? '';
    for (const [name, query] of Object.entries(queries)) {
      const start = process.hrtime.bigint();
      await query(number);
      if (turn >= WARM_UP) times[name]?.record(process.hrtime.bigint() - start);
    }
  }
  return times;
}
