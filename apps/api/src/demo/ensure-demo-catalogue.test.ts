import { demoPosts } from '@partshop/demo-data';
import { RICH_ARTICLE } from '@partshop/demo-data/landmarks';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '../platform/database/connect.ts';
import { createTestDatabase } from '../testing/database.ts';
import { Fixtures } from '../testing/fixtures.ts';
import { ensureDemoCatalogue } from './ensure-demo-catalogue.ts';
import { loadCities } from '../domains/places/load-cities.ts';
import { demoPickupPoints } from './places/pickup-points.ts';

const SIZE = { articles: 400, offers: 3000 };

/** An empty database, with a helper for each question of these tests. */
async function open() {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const ensure = (size = SIZE) => ensureDemoCatalogue(database.patient, { ...size, log: (line) => lines.push(line) });
  return {
    database,
    lines,
    ensure,
    count: (table: string) => one(database, `select count(*)::int as value from ${table}`),
  };
}

async function one(database: OpenDatabase, query: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ value: unknown }>(query);
  return rows[0]?.value;
}

async function openForOneTest() {
  const opened = await open();
  onTestFinished(opened.database.close);
  return opened;
}

const INDEXES = `select array_agg(indexdef order by indexname) as value from pg_indexes where schemaname = 'public'`;
const FOREIGN_KEYS = `select array_agg(conrelid::regclass || conname || pg_get_constraintdef(oid) order by conrelid, conname)
  as value from pg_constraint where contype = 'f'`;

describe('an empty database', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  let structure: unknown[];

  beforeAll(async () => {
    opened = await open();
    structure = [await one(opened.database, INDEXES), await one(opened.database, FOREIGN_KEYS)];
    // Several processes start at once.
    await Promise.all([opened.ensure(), opened.ensure(), opened.ensure()]);
  });
  afterAll(() => opened.database.close());

  test('gets the catalogue in the requested size', async () => {
    expect(await opened.count('articles')).toBe(400);
    expect(await opened.count('offers')).toBe(3000);
    expect(await opened.count('pickup_points')).toBe(demoPickupPoints.length);
    expect(await opened.count('vehicle_engines')).toBeGreaterThan(16_000);
    const size = `select value::json ->> 'articles' as value from settings where name = 'demo-catalogue'`;
    expect(await one(opened.database, size)).toBe('400');
  });

  test('gets it once, however many processes start', () => {
    expect(opened.lines.filter((line) => line.startsWith('Loading'))).toHaveLength(1);
  });

  test('stores number keys as page addresses spell them', async () => {
    const numberKey = `select a.number_key as value from articles a join makers m on m.id = a.maker_id
      where m.key = '${RICH_ARTICLE.makerKey}' and a.number = '${RICH_ARTICLE.number}'`;
    expect(await one(opened.database, numberKey)).toBe(RICH_ARTICLE.numberKey);
  });

  test('says where its fitments are from, and writes an article for every parent category with goods', async () => {
    const unnamed = 'select count(*)::int as value from fitments where source_id is null';
    expect(await one(opened.database, unnamed)).toBe(0);
    const short = `select count(*)::int as value from categories c, unnest(array['ru', 'en', 'ar']) lang
      where parent_id is null and id < 74000
        and coalesce(length(regexp_replace(articles ->> lang, '<[^>]*>', '', 'g')), 0) <= 500`;
    expect(await one(opened.database, short)).toBe(0);
  });

  test('keeps its indexes and foreign keys', async () => {
    expect([await one(opened.database, INDEXES), await one(opened.database, FOREIGN_KEYS)]).toEqual(structure);
  });

  test('gives rows added later ids of their own', async () => {
    const fixtures = new Fixtures(opened.database.db);
    const article = await fixtures.article('Another maker', 'X 1');
    await fixtures.offer(article, await fixtures.priceList('Another warehouse'));
    await fixtures.point();
    expect(await opened.count('articles')).toBe(401);
  });

  test('is not changed by a second start', async () => {
    const said = opened.lines.length;
    const articles = await opened.count('articles');
    await opened.ensure({ articles: 900, offers: 9000 });
    expect(await opened.count('articles')).toBe(articles);
    expect(opened.lines).toHaveLength(said);
  });
});

test.each([
  { articles: 5, offers: 3000 },
  { articles: 400, offers: 3_000_000 },
])('a database stays empty for an impossible size: $articles articles, $offers offers', async (size) => {
  const { ensure, count } = await openForOneTest();
  await expect(ensure(size)).rejects.toThrow(RangeError);
  expect(await count('makers')).toBe(0);
  expect(await count('settings')).toBe(0);
});

test('a database with articles of its own is not changed, and the log says so', async () => {
  const { database, ensure, count, lines } = await openForOneTest();
  await new Fixtures(database.db).goods();
  await ensure();
  expect(await count('articles')).toBe(1);
  expect(await count('vehicle_brands')).toBe(0);
  expect(lines).toEqual(['The database holds articles of its own: the demo catalogue is not loaded.']);
});

test('a database of an earlier version gets what was added since, and keeps what it has', async () => {
  const { database, ensure, count } = await openForOneTest();
  await ensure();
  await loadCities(database.patient);
  const first = `select jsonb_build_array(id, names, addresses) as value from pickup_points order by id limit 1`;
  const before = await one(database, first);
  // The database as the previous version left it: forty points without coordinates, no goods of our own, no price
  // levels, no news.
  await database.pool.query(`
    delete from pickup_points where id > 40;
    update pickup_points set city_id = null, latitude = null, longitude = null, position = 0;
    update pickup_points set names = jsonb_build_object('ru', names ->> 'ru');
    update sellers set names = jsonb_build_object('ru', name);
    update price_lists set names = jsonb_build_object('ru', name);
    delete from categories where id in (74849, 74832, 74857);
    delete from posts;
    delete from price_levels;
    delete from settings where name = 'demo-directories-sha256'`);

  await Promise.all([ensure(), ensure()]);
  expect(await one(database, first)).toEqual(before);
  const placed = `select count(*)::int as value from pickup_points where city_id > 0 and latitude > 0 and longitude > 0`;
  expect(await one(database, placed)).toBe(demoPickupPoints.length);
  expect(await count('pickup_points')).toBe(demoPickupPoints.length);
  const untranslated = `select count(*)::int as value from (
    select names from pickup_points union all select names from sellers union all select names from price_lists
  ) named where not named.names ?& array['en', 'ar']`;
  expect(await one(database, untranslated)).toBe(0);
  expect(await count('posts')).toBe(demoPosts.length);
  expect(await count('price_levels')).toBe(await count('sellers'));
  expect(await one(database, `select count(*)::int as value from categories where id > 74000`)).toBe(3);
});

test('demo price lists are of the day of the start, except for one that is old and those that somebody imported', async () => {
  const { database, ensure } = await openForOneTest();
  await ensure();
  const ages = `select jsonb_object_agg(id, extract(day from now() - updated_at)::int) as value
    from price_lists where id in (1, 2, 32)`;
  expect(await one(database, ages)).toEqual({ 1: 0, 2: 0, 32: 9 });
  await database.pool.query(`
    update price_lists set updated_at = now() - interval '20 days 1 hour';
    insert into import_runs (price_list_id, file_name, file_sha256, rows_read, rows_refused, offers_added, offers_changed,
      offers_unchanged)
    values (2, 'a.csv', '', 1, 0, 1, 0, 0)`);
  await ensure();
  expect(await one(database, ages)).toEqual({ 1: 0, 2: 20, 32: 9 });
});

test('news that somebody wrote are not changed', async () => {
  const { database, ensure, count } = await openForOneTest();
  await database.pool.query(`insert into posts default values`);
  await ensure();
  expect(await count(`posts where kind = 'article'`)).toBe(1);
});
