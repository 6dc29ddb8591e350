import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { defaultSiteConfig } from '../platform/settings/default-site-config.ts';
import { ensureDemoCatalogue } from './ensure-demo-catalogue.ts';
import { ensureDemoClients } from './clients.ts';
import { ensureDemoYear } from './year.ts';

const database = await createTestDatabase();
afterAll(database.close);
const { pool, patient } = database;

const NOW = new Date('2026-11-21T12:00:00Z');
const count = async (from: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
};

beforeAll(async () => {
  await ensureDemoCatalogue(patient, { articles: 2000, offers: 10_000, log: () => undefined });
  await ensureDemoClients(patient, defaultSiteConfig.bonus, () => undefined);
  await ensureDemoYear(patient, NOW);
});

test('a position of a seller with an account has changed prices and stock for a year, and is never below the lowest', async () => {
  const { rows } = await pool.query<{ positions: number; least: number; first: string; last: string }>(`
    select count(*)::int as positions, min(changes)::int as least, min(first) as first, max(last) as last
    from (
      select count(*) as changes, min(day) as first, max(day) as last from position_terms group by article_id, seller_id
    ) each`);
  expect(rows[0]).toMatchObject({ first: '2025-11-21', last: '2026-11-20' });
  expect(rows[0]?.positions).toBeGreaterThan(50);
  expect(rows[0]?.least).toBeGreaterThan(50);
});

test('goods were sent each week, most came in time, some late or with a fault, and the last ones are on their way', async () => {
  const all = await count('transits');
  expect(all).toBeGreaterThan(500);
  expect(await count('transits where received_on is null')).toBeGreaterThan(0);
  expect(await count('transits where received_on is null')).toBeLessThan(all / 20);
  expect(await count('transits where received_on > expected_on')).toBeGreaterThan(all / 20);
  expect(await count('transits where received_on > expected_on')).toBeLessThan(all / 4);
  expect(await count('transits where faulty_pieces > 0')).toBe(await count('transit_claims'));
  expect(await count(`transit_claims where state <> 'open'`)).toBeGreaterThan(all / 100);
});

test('the next day is added, and nothing twice', async () => {
  const tables = ['transits', 'position_terms'];
  const counts = async () => Promise.all(tables.map(count));
  const before = await counts();
  await ensureDemoYear(patient, NOW);
  expect(await counts()).toEqual(before);
  await ensureDemoYear(patient, new Date('2026-11-22T12:00:00Z'));
  const [transits = 0, terms = 0] = await counts();
  expect(transits).toBeGreaterThan(before[0] ?? 0);
  expect(terms).toBeGreaterThan(before[1] ?? 0);
  expect(await count(`transits where sent_on > date '2026-11-22' or received_on > date '2026-11-22'`)).toBe(0);
});
