import type pg from 'pg';
import { FIRST_PAGES } from './first-pages/first-pages.ts';

const ADD = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as page (slug text, texts jsonb)
    where not exists (select from posts where kind = 'page' and slug = page.slug)
  ), added as (
    insert into posts (kind, slug, created_at) select 'page', slug, $2::timestamptz from given
    on conflict (kind, slug) do nothing
    returning id, slug
  )
  insert into post_versions (post_id, version, texts, saved_at, shown_from)
  select added.id, 1, given.texts, $2, $2 from added join given on given.slug = added.slug`;

/** Adds the pages that every shop has, with their first texts, where they are not there yet. What staff wrote stays. */
export async function addFirstPages(client: pg.Pool | pg.ClientBase, now: Date): Promise<void> {
  await client.query(ADD, [JSON.stringify(FIRST_PAGES), now]);
}
