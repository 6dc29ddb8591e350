import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { createNumberCards, createWordSearches, findSuggestedNumbers } from '@partshop/api/bench';
import { atMost, findingOf, ratioOf, type Finding } from '../finding.ts';
import type { Searched } from './searched-database.ts';

type Query = (text: string) => Promise<unknown>;
type Queries = Record<string, Query>;

const KEY_ALONE = 'select id, maker_id, number from articles where number_key = $1';
const WARM_UP = 500;
/** A search by words takes a hundred times as long as one by number. */
const FEWER = 20;

/** G12 in the database: searches beside the cheapest possible statements, in turn on the same connection. */
export async function measureQueries(
  { single: { pool }, numbers, beginnings, names }: Searched,
  count: number,
): Promise<Finding[]> {
  const findCards = createNumberCards(pool);
  const findWords = createWordSearches(pool);
  const one = { 'select 1': async () => pool.query({ name: 'one', text: 'select 1' }) };
  const byNumber = await timesOf(
    {
      ...one,
      'key alone': async (number) => pool.query({ name: 'key-alone', text: KEY_ALONE, values: [number] }),
      search: async (number) => findCards({ lang: 'ru', clientType: 'Retail' }, number),
    },
    numbers,
    { count, warmUp: WARM_UP },
  );
  const [p50, p99] = findingsOf('search by number', byNumber);
  const isNumber = (text: string) => /^[A-Z0-9]+$/.test(text);
  const rest: [string, Query, readonly string[]][] = [
    ['suggestions of a number', async (text) => findSuggestedNumbers(pool, text), beginnings.filter(isNumber)],
    ['suggestions of words', findWords.suggestions, beginnings.filter((text) => !isNumber(text))],
    ['search by name, with filters', findWords.list, names],
  ];
  const findings: Finding[] = [
    { ...p50, goals: [atMost('G12', ratioOf(p50, 'search', 'select 1'), 2.5, '× select 1')] },
    { ...p99, goals: [atMost('G12', p99.values['search'] ?? Number.NaN, 2, 'ms')] },
  ];
  for (const [title, search, texts] of rest) {
    const times = await timesOf({ ...one, search }, texts, { count: count / FEWER, warmUp: WARM_UP / FEWER });
    findings.push(...findingsOf(title, times));
  }
  return findings;
}

function findingsOf(title: string, times: Record<string, RecordableHistogram>): [Finding, Finding] {
  const finding = (share: number) =>
    findingOf(
      `${title}, one connection: p${share}`,
      'ms',
      Object.fromEntries(Object.entries(times).map(([name, all]) => [name, [all.percentile(share) / 1e6]])),
    );
  return [finding(50), finding(99)];
}

/** In nanoseconds. */
async function timesOf(
  queries: Queries,
  texts: readonly string[],
  { count, warmUp }: { count: number; warmUp: number },
): Promise<Record<string, RecordableHistogram>> {
  const times = Object.fromEntries(Object.keys(queries).map((name) => [name, createHistogram()]));
  for (let turn = 0; turn < warmUp + count; turn++) {
    const text = texts[turn % texts.length] ?? '';
    for (const [name, query] of Object.entries(queries)) {
      const start = process.hrtime.bigint();
      await query(text);
      if (turn >= warmUp) times[name]?.record(process.hrtime.bigint() - start);
    }
  }
  return times;
}
