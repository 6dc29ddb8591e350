import type pg from 'pg';
import { inLongTransaction } from '../platform/database/long-transaction.ts';
import type { PatientPool } from '../platform/database/open-pool.ts';
import { loadDemoCatalogue, type DemoSize } from './loading/load-demo-catalogue.ts';
import { datePriceLists } from './loading/date-price-lists.ts';
import { hasCurrentDirectories, refreshDirectories } from './loading/refresh-directories.ts';

const SETTING = 'demo-catalogue';
/** Raised when the catalogue changes. A filled database keeps its catalogue; only its directories are updated. */
const VERSION = 3;

// Any number that no other lock of the shop uses: "demo" in ASCII.
const LOCK = 0x64_65_6d_6f;

/** Tables analysed after loading, so that the first pages get good query plans. */
const ANALYZED = [
  'makers',
  'categories',
  'vehicle_brands',
  'vehicle_series',
  'vehicle_models',
  'vehicle_engines',
  'part_families',
  'fitments',
  // Names and specifications are only shown: their statistics would cost the most and help no plan.
  'articles (id, maker_id, number_key, category_id, family_id, search_vector, sold)',
  'article_crosses',
  'sellers',
  'price_lists',
  'offers',
  'pickup_points',
] as const;

export type DemoCatalogueOptions = DemoSize & {
  /** Logs a line for a person. */
  log: (line: string) => void;
};

/**
 * Fills an empty database with the demo catalogue, in one transaction. Of several processes that start together one fills
 * it and the others wait. Updates pick-up points, categories, price levels, news and the dates of price lists of a database that has the
 * catalogue; leaves one with any other article unchanged. Throws a RangeError for an impossible catalogue size.
 */
export async function ensureDemoCatalogue(pool: PatientPool, { log, ...size }: DemoCatalogueOptions): Promise<void> {
  if (!(await isLoaded(pool)) || !(await hasCurrentDirectories(pool))) await loadOrRefresh(pool, size, log);
  await datePriceLists(pool);
}

async function loadOrRefresh(pool: PatientPool, size: DemoSize, log: (line: string) => void): Promise<void> {
  await inLongTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    // Another process may have filled it meanwhile.
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
