import type pg from 'pg';

/** The server's memory for building indexes; with its default it writes temporary files. */
const INDEX_MEMORY = '256MB';

type Named = { table: string; name: string; definition: string };

/**
 * Drops the tables' secondary indexes and foreign keys, does the work, and creates them again as the migrations defined
 * them: many times faster than updating them row by row. Primary and unique keys stay. Needs a transaction.
 */
export async function withoutIndexes<Result>(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const foreignKeys = await find(client, FOREIGN_KEYS, tables);
  const indexes = await find(client, INDEXES, tables);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const result = await work();
  await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  return result;
}

async function find(client: pg.ClientBase, query: string, tables: readonly string[]): Promise<Named[]> {
  const { rows } = await client.query<Named>(query, [tables]);
  return rows;
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conrelid = any($1::regclass[])
  order by conrelid, conname`;

/** Indexes other than those of primary and unique keys. */
const INDEXES = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = any($1::regclass[]) and not indisunique
  order by indrelid, indexrelid`;
