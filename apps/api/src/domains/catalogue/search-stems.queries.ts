import type pg from 'pg';
import type { StemsOf } from './search-reading.rules.ts';

const STEMS = `
  select word, tsvector_to_array(to_tsvector('pg_catalog.russian', word)) as stems from unnest($1::text[]) word`;

/** The stems of these words, as articles have them. */
export async function findStems(pool: pg.Pool, words: readonly string[]): Promise<StemsOf> {
  const { rows } = await pool.query<{ word: string; stems: string[] }>({
    name: 'stems-of-words',
    text: STEMS,
    values: [[...new Set(words)]],
  });
  const stems = new Map(rows.map((row) => [row.word, row.stems]));
  return (word) => stems.get(word) ?? [];
}

/** Of these stems those that an article has. */
export async function findKnownStems(pool: pg.Pool, stems: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ stem: string }>({
    name: 'stems-known',
    text: 'select known_stems($1) as stem',
    values: [[...new Set(stems)]],
  });
  return new Set(rows.map(({ stem }) => stem));
}

/** Brands of cars with the names of their series. */
export async function findCarNames(pool: pg.Pool): Promise<{ brand: string; series: string[] }[]> {
  const { rows } = await pool.query<{ brand: string; series: string[] }>(
    `select b.name as brand, array_agg(s.name) as series
     from vehicle_brands b join vehicle_series s on s.brand_id = b.id group by b.name`,
  );
  return rows;
}

/** Names of categories in all languages, with the ids of the category and of those under it. */
export async function findCategoryNames(pool: pg.Pool): Promise<{ ids: number[]; names: string[] }[]> {
  const { rows } = await pool.query<{ ids: number[]; names: string[] }>(
    `select
       array(select id from categories c where c.id = named.id or c.parent_id = named.id) as ids,
       array(select value from jsonb_each_text(names)) as names
     from categories named`,
  );
  return rows;
}
