import type { PoolClient } from 'pg';
import { slugify } from 'transliteration';

import { fetchBatches } from './cursor.ts';

const BATCH = 1000;

/**
 * The file's spellings of makers with their folded names: `MANN-FILTER` and `Mann Filter` are one maker. With statistics: without them
 * the planner looks each row up on its own.
 */
const CREATE_STAGED_MAKERS = `
  create temp table staged_makers on commit drop as
    select maker as spelling, fold_part_number(maker) as maker_key, min(row) as row
    from staged_rows group by maker;
  analyze staged_makers`;

/** Makers without a valid row are not created. */
const UNKNOWN_MAKERS = `
  select distinct on (maker_key) maker_key as key, spelling as name
  from staged_makers
  where not exists (select from makers where fold_part_number(makers.name) = maker_key)
    and exists (select from staged_rows where staged_rows.maker = spelling and staged_rows.quantity is not null)
  order by maker_key, row`;

/** The maker's key in addresses: `'ЛУКОЙЛ Масла'` gives `'lukoyl-masla'`. */
function makerSlug(name: string): string {
  const slug = slugify(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'maker' : slug;
}

type NewMaker = { key: string; name: string };

/** Makers whose keys would be equal («ГАЗ», "GAZ") are numbered: `gaz`, `gaz-2`. */
async function insertMakers(client: PoolClient, makers: readonly NewMaker[]): Promise<number> {
  let created = 0;
  let left = makers;
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const slugs = left.map(({ name }) => (attempt === 1 ? makerSlug(name) : `${makerSlug(name)}-${attempt}`));
    const inserted = await client.query(
      'insert into makers (key, name) select * from unnest($1::text[], $2::text[]) on conflict do nothing',
      [slugs, left.map(({ name }) => name)],
    );
    created += inserted.rowCount ?? 0;
    // Read from the table, not from the insert: another import may have created the same maker meanwhile.
    const { rows } = await client.query<{ key: string }>(
      'select fold_part_number(name) as key from makers where fold_part_number(name) = any($1)',
      [left.map(({ key }) => key)],
    );
    const known = new Set(rows.map(({ key }) => key));
    left = left.filter(({ key }) => !known.has(key));
  }
  return created;
}

/** Creates the temporary table `staged_makers`: how the staged rows spell makers, with their folded names. */
export const stageMakers = async (client: PoolClient): Promise<void> => void (await client.query(CREATE_STAGED_MAKERS));

/** Creates the missing makers of the staged rows; returns their number. */
export async function createMakers(client: PoolClient): Promise<number> {
  let created = 0;
  for await (const makers of fetchBatches<NewMaker>(client, 'unknown_makers', UNKNOWN_MAKERS, BATCH)) {
    created += await insertMakers(client, makers);
  }
  return created;
}

/** Creates the temporary table `staged_makers_found`: the maker of each spelling that is known. */
export async function findMakers(client: PoolClient): Promise<void> {
  await client.query(`
    create temp table staged_makers_found on commit drop as
      select spelling, makers.id as maker_id from staged_makers join makers on fold_part_number(makers.name) = maker_key;
    analyze staged_makers_found`);
}
