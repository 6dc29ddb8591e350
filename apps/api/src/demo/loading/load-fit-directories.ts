import { demoFitOptions } from '@partshop/demo-data';
import type pg from 'pg';

/** Where the demo's fitments are from: nowhere else. */
export const demoFitSource = {
  names: { ru: 'Демонстрационный каталог', en: 'Demo catalogue', ar: 'كتالوج تجريبي' },
  checkedOn: '2026-11-01',
};

const OPTIONS = `
  insert into fit_options (code, names)
  select o.code, o.names from jsonb_to_recordset($1::jsonb) as o (code text, names jsonb)
  on conflict (code) do update set names = excluded.names`;

const SOURCE = `
  with known as (select id from fit_sources where names ->> 'ru' = $1::jsonb ->> 'ru'),
  added as (
    insert into fit_sources (names, checked_on) select $1::jsonb, $2::date where not exists (select from known) returning id
  )
  select id from known union all select id from added`;

/** Writes the options of cars and the source of the demo's fitments; returns the source's id. Call it in a transaction. */
export async function loadFitDirectories(client: pg.ClientBase): Promise<number> {
  await client.query(OPTIONS, [JSON.stringify(demoFitOptions)]);
  const { rows } = await client.query<{ id: number }>(SOURCE, [
    JSON.stringify(demoFitSource.names),
    demoFitSource.checkedOn,
  ]);
  if (!rows[0]) throw new Error('The source of the fitments was not written.');
  return rows[0].id;
}
