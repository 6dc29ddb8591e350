import { goodsAttributes, goodsPageAttributes, goodsPages } from '@partshop/demo-data';
import type pg from 'pg';

/** Adds or updates the pages of goods with their attributes, and copies these from the articles. Call it in a transaction. */
export async function loadGoodsPages(client: pg.ClientBase): Promise<void> {
  await client.query(PAGES, [JSON.stringify(goodsPages)]);
  await client.query(CATEGORIES, [JSON.stringify(goodsPages)]);
  await client.query(ATTRIBUTES, [JSON.stringify(goodsAttributes)]);
  await client.query(ATTRIBUTES_OF_PAGES, [JSON.stringify(goodsPageAttributes)]);
  await client.query('select copy_all_attributes()');
  await client.query('analyze article_attributes, goods_page_attributes');
}

const PAGES = `
  insert into goods_pages (url, names, descriptions, position)
  select value ->> 'url', value -> 'names', value -> 'descriptions', place
  from jsonb_array_elements($1::jsonb) with ordinality as page (value, place)
  on conflict (url) do update
  set names = excluded.names, descriptions = excluded.descriptions, position = excluded.position`;

const CATEGORIES = `
  update categories c set goods_page = page.value ->> 'url'
  from jsonb_array_elements($1::jsonb) as page (value)
  where page.value -> 'categories' ? c.url`;

const ATTRIBUTES = `
  insert into attributes (key, names, units)
  select key, names, nullif(units, 'null')
  from jsonb_to_recordset($1::jsonb) as attribute (key text, names jsonb, units jsonb)
  on conflict (key) do update set names = excluded.names, units = excluded.units`;

const ATTRIBUTES_OF_PAGES = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as given (page text, attribute text, position smallint, "isOnCard" boolean)
  ), gone as (
    delete from goods_page_attributes p
    where p.page_url in (select page from given)
      and not exists (select from given where page = p.page_url and attribute = p.attribute_key)
  )
  insert into goods_page_attributes (page_url, attribute_key, position, is_on_card)
  select page, attribute, position, "isOnCard" from given
  on conflict (page_url, attribute_key) do update
  set position = excluded.position, is_on_card = excluded.is_on_card`;
