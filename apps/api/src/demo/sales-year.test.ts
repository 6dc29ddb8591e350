import { beforeAll, afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { ensureDemoCatalogue } from './ensure-demo-catalogue.ts';
import { ensureDemoSales } from './sales-year.ts';

const database = await createTestDatabase();
afterAll(database.close);
const { pool, patient } = database;

const NOW = new Date('2026-11-21T12:00:00Z');
const SUMS =
  'sum(views)::int as views, sum(orders)::int as orders, sum(pieces)::int as pieces, sum(sum)::bigint as sum';

type Sums = { views: number; orders: number; pieces: number; sum: number };

/** What the three tables add up to: by day, by month and by seller. */
async function totals(where = 'true'): Promise<(Sums | undefined)[]> {
  return Promise.all(
    ['position_days', 'position_months', 'seller_days'].map(async (table) => {
      const column = table === 'position_months' ? 'month' : 'day';
      const { rows } = await pool.query<Sums>(`select ${SUMS} from ${table} where ${where.replaceAll('day', column)}`);
      return rows[0];
    }),
  );
}

beforeAll(async () => {
  await ensureDemoCatalogue(patient, { articles: 2000, offers: 10_000, log: () => undefined });
  await ensureDemoSales(patient, NOW);
});

test('every demo seller has a year up to yesterday, and days, months and sellers agree', async () => {
  const { rows } = await pool.query<{ first: string; last: string; sellers: number; all: number }>(
    `select min(day) as first, max(day) as last, count(distinct seller_id)::int as sellers,
       (select count(*)::int from sellers where is_demo) as all
     from position_days`,
  );
  expect(rows[0]).toMatchObject({ first: '2025-11-21', last: '2026-11-20', sellers: rows[0]?.all });
  const [days, months, sellers] = await totals();
  expect(months).toEqual(days);
  expect(sellers).toEqual(days);
  expect(days?.orders).toBeGreaterThan(1000);
});

test('no position loses more than was ordered', async () => {
  const { rowCount } = await pool.query(
    `select from position_days
     where cancelled + returned > pieces or cancelled_sum + returned_sum > sum or orders > adds or orders > pieces`,
  );
  expect(rowCount).toBe(0);
});

test('the next day is added, and nothing twice', async () => {
  const [before] = await totals();
  await ensureDemoSales(patient, NOW);
  expect((await totals())[0]).toEqual(before);
  await ensureDemoSales(patient, new Date('2026-11-22T12:00:00Z'));
  const [all, months, sellers] = await totals();
  const [day] = await totals(`day = '2026-11-21'`);
  expect(day?.views).toBeGreaterThan(0);
  expect(all?.views).toBe((before?.views ?? 0) + (day?.views ?? 0));
  expect([months, sellers]).toEqual([all, all]);
});
