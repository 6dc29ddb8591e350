import type pg from 'pg';
import { inLongTransaction } from '../platform/database/long-transaction.ts';
import { loadDemoCatalogue, type DemoSize } from './loading/load-demo-catalogue.ts';
import { hasCurrentDirectories, refreshDirectories } from './loading/refresh-directories.ts';

const SETTING = 'demo-catalogue';
/** Raised when the catalogue changes; a database keeps the one that it was filled with, apart from its directories. */
const VERSION = 1;

// Any number that no other lock of the shop has: "demo" in ASCII.
const LOCK = 0x64_65_6d_6f;

/** The planner sees what is in them from the first page on. */
const ANALYZED = [
  'makers',
  'categories',
  'vehicle_brands',
  'vehicle_series',
  'vehicle_models',
  'vehicle_engines',
  'part_families',
  'fitments',
  // Names and specifications are only shown: their statistics would cost the most and serve no plan.
  'articles (id, maker_id, number_key, category_id, family_id, replaced_by, search_text, sold)',
  'sellers',
  'price_lists',
  'offers',
  'pickup_points',
] as const;

export type DemoCatalogueOptions = DemoSize & {
  /** Lines for a person. */
  log: (line: string) => void;
};

/**
 * Fills an empty database with the demo catalogue, in one transaction; of several processes that start at once one does
 * it and the others wait. Where the catalogue is there, its pick-up points, categories and news become those of this
 * program; where any other article is, nothing is done. Throws a RangeError for a size that the catalogue cannot have.
 */
export async function ensureDemoCatalogue(pool: pg.Pool, { log, ...size }: DemoCatalogueOptions): Promise<void> {
  if ((await isLoaded(pool)) && (await hasCurrentDirectories(pool))) return;
  await inLongTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    // Another process may have been quicker.
    if (!(await isLoaded(client))) await loadIntoEmpty(client, size, log);
    if ((await isLoaded(client)) && !(await hasCurrentDirectories(client))) await refreshDirectories(client);
  });
}

async function isLoaded(client: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from settings where name = $1', [SETTING]);
  return rowCount === 1;
}

async function loadIntoEmpty(client: pg.ClientBase, size: DemoSize, log: (line: string) => void): Promise<void> {
  const { rowCount } = await client.query('select from articles limit 1');
  if (rowCount === 1) {
    log('The database holds articles of its own: the demo catalogue is not loaded.');
    return;
  }
  const started = performance.now();
  log(`Loading the demo catalogue: ${size.articles} articles, ${size.offers} offers …`);
  await loadDemoCatalogue(client, size);
  const value = JSON.stringify({ version: VERSION, articles: size.articles, offers: size.offers });
  await client.query('insert into settings (name, value) values ($1, $2)', [SETTING, value]);
  await client.query(`analyze ${ANALYZED.join(', ')}`);
  log(`The demo catalogue is loaded, after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
