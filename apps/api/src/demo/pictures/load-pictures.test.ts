import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { ensureDemoCatalogue } from '../ensure-demo-catalogue.ts';
import { loadPictures, MARK } from './load-pictures.ts';
import { manifest } from './manifest.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const rows = async <Row extends object>(query: string) => (await database.pool.query<Row>(query)).rows;

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureDemoCatalogue(database.patient, { articles: 2000, offers: 2000, log: () => undefined });
});
afterAll(async () => database.close());

/** Loads the pictures again, as a later version of the program does. */
async function loadAgain(): Promise<void> {
  const client = await database.pool.connect();
  try {
    await loadPictures(client);
  } finally {
    client.release();
  }
}

test('every article of a kind that has pictures shows one of them', async () => {
  const kinds = Object.keys(manifest.pictures);
  const found = await rows<{ url: string; with: number; all: number }>(`
    select c.url, count(ap.picture_id)::int as with, count(*)::int as all
    from articles a join categories c on c.id = a.category_id
    left join article_pictures ap on ap.article_id = a.id and ap.source = 'demo'
    group by c.url`);
  const complete = found.filter((row) => row.with === row.all).map(({ url }) => url);
  expect(kinds.filter((kind) => found.some(({ url }) => url === kind))).not.toEqual([]);
  expect(complete).toEqual(expect.arrayContaining(kinds.filter((kind) => found.some(({ url }) => url === kind))));
});

test('a maker has one look in each kind', async () => {
  const mixed = await rows(`
    select a.maker_id, a.names ->> 'ru'
    from article_pictures ap join articles a on a.id = ap.article_id
    group by a.maker_id, a.category_id, a.names ->> 'ru' having count(distinct ap.picture_id) > 1`);
  expect(mixed).toEqual([]);
});

test('categories show their kind, and groups one of theirs', async () => {
  const [brakes, discs] = await rows<{ picture_id: number | null }>(
    `select picture_id from categories where url in ('brakes', 'brake-discs') order by id`,
  );
  expect(discs?.picture_id).toBeTypeOf('number');
  expect(brakes?.picture_id).toBe(discs?.picture_id);
});

test('makers have their marks', async () => {
  const marked = await rows<{ key: string }>('select key from makers where mark_id is not null order by key');
  const marks = Object.keys(manifest.pictures).filter((kind) => kind.startsWith(MARK));
  expect(marked.map(({ key }) => MARK + key)).toEqual(marks);
  expect(marks).toContain('mark-bosch');
});

test('loading again keeps the pictures that sellers gave, and adds no file twice', async () => {
  const [counted] = await rows<{ files: number }>('select count(*)::int as files from picture_files');
  const [given] = await rows<{ id: number }>(`
    update article_pictures set source = 'seller'
    where article_id = (select min(article_id) from article_pictures) returning article_id as id`);
  await loadAgain();
  expect(await rows(`select source from article_pictures where article_id = ${given?.id}`)).toEqual([
    { source: 'seller' },
  ]);
  expect(await rows('select count(*)::int as files from picture_files')).toEqual([counted]);
});
