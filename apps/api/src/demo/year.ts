import { receiveDemoYear } from '../domains/transits/index.ts';
import { ensureDemoSales } from './sales-year.ts';
import { ensureDemoTerms } from './terms-year.ts';
import { ensureDemoTransits } from './transits-year.ts';
import type { PatientPool } from '../platform/database/open-pool.ts';

/** Gives demo sellers a year up to yesterday: what they sold, what they asked for it, and what they sent. */
export async function ensureDemoYear(pool: PatientPool, now: Date): Promise<void> {
  await ensureDemoSales(pool, now);
  await ensureDemoTerms(pool, now);
  await ensureDemoTransits(pool, now);
  await receiveDemoYear(pool, now);
}
