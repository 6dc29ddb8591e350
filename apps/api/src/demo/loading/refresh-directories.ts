import {
  categoryArticles,
  goodsAttributes,
  goodsPageAttributes,
  goodsPages,
  demoFitOptions,
  demoPosts,
  demoPriceLists,
  demoPromoCodes,
  demoSellers,
  ownGoodsCategories,
} from '@partshop/demo-data';
import { hash } from 'node:crypto';
import type pg from 'pg';
import { loadPictures } from '../pictures/load-pictures.ts';
import { demoFitSource, loadFitDirectories } from './load-fit-directories.ts';
import { manifest } from '../pictures/manifest.ts';
import { loadGoodsPages } from './load-goods-pages.ts';
import { ADD_WIPER_SIZES } from './wiper-sizes.ts';
import { demoPickupPoints } from '../places/pickup-points.ts';

const SETTING = 'demo-directories-sha256';
const sellers = JSON.stringify(demoSellers.map(({ id, names }) => ({ id, names })));
const warehouses = JSON.stringify(demoPriceLists.map(({ id, names }) => ({ id, names })));
const priceLevels = JSON.stringify(demoSellers.map(({ id, wholesalePercent }) => ({ id, percent: wholesalePercent })));
const posts = JSON.stringify(
  demoPosts.map(({ slug, publishedAt, title, teaser, html, goods }) => ({
    slug,
    publishedAt,
    texts: Object.fromEntries(
      (['ru', 'en', 'ar'] as const).map((lang) => [
        lang,
        { title: title[lang], teaser: teaser[lang], html: html[lang] },
      ]),
    ),
    goods: goods.map(({ makerKey, numberKey }) => ({ catalogKey: makerKey, number: numberKey })),
  })),
);
const VERSION = hash(
  'sha256',
  JSON.stringify([
    demoPickupPoints,
    ownGoodsCategories,
    posts,
    demoPromoCodes,
    sellers,
    warehouses,
    priceLevels,
    manifest,
    categoryArticles,
    demoFitOptions,
    demoFitSource,
    ADD_WIPER_SIZES,
    goodsPages,
    goodsAttributes,
    goodsPageAttributes,
  ]),
);

/** Whether the directories of a demo database are up to date with this program. */
export async function hasCurrentDirectories(client: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from settings where name = $1 and value = $2', [SETTING, VERSION]);
  return rowCount === 1;
}

/**
 * Adds to a demo database the pick-up points, categories, pages of goods, price levels, news and pictures of later versions, and the names of points,
 * sellers and warehouses in more languages. Existing rows keep their ids; rows
 * removed from the program stay, because orders may refer to them. Call it in a transaction.
 */
export async function refreshDirectories(client: pg.ClientBase): Promise<void> {
  await client.query(UPDATE_POINTS, [JSON.stringify(demoPickupPoints)]);
  await client.query(ADD_POINTS, [JSON.stringify(demoPickupPoints)]);
  await client.query(UPDATE_SELLERS, [sellers]);
  await client.query(UPDATE_WAREHOUSES, [warehouses]);
  await client.query(ADD_CATEGORIES, [JSON.stringify(ownGoodsCategories)]);
  await client.query(ADD_ARTICLES, [JSON.stringify(categoryArticles)]);
  await client.query(ADD_WIPER_SIZES);
  await loadGoodsPages(client);
  await client.query(ADD_PRICE_LEVELS, [priceLevels]);
  await client.query(ADD_POSTS, [posts]);
  await client.query(ADD_PROMO_CODES, [JSON.stringify(demoPromoCodes)]);
  await loadPictures(client);
  await client.query(NAME_SOURCE, [await loadFitDirectories(client)]);
  await client.query(
    'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [SETTING, VERSION],
  );
}

/** Fitments of the versions before sources were kept. */
const NAME_SOURCE = 'update fitments set source_id = $1 where source_id is null';

const POINTS = `rows from (jsonb_to_recordset($1::jsonb) as (
    city text, "cityId" bigint, name jsonb, address jsonb, hours jsonb, latitude double precision, longitude double precision
  )) with ordinality as point (city, city_id, names, addresses, hours, latitude, longitude, position)`;

/** Null in a database without cities: `loadCities` links the points later. */
const CITY_ID = '(select c.id from cities c where c.id = point.city_id)';

const IS_THE_SAME = `p.is_demo and p.city = point.city and p.names ->> 'ru' = point.names ->> 'ru'`;

const UPDATE_POINTS = `
  update pickup_points p
  set city_id = ${CITY_ID}, latitude = point.latitude, longitude = point.longitude, position = point.position - 1,
    names = point.names, addresses = point.addresses, hours = point.hours
  from ${POINTS}
  where ${IS_THE_SAME}`;

const ADD_POINTS = `
  insert into pickup_points (city, city_id, names, addresses, hours, latitude, longitude, position, is_demo)
  select point.city, ${CITY_ID}, point.names, point.addresses, point.hours, point.latitude, point.longitude,
    point.position - 1, true
  from ${POINTS}
  where not exists (select from pickup_points p where ${IS_THE_SAME})
  order by point.position`;

const NAMED = 'jsonb_to_recordset($1::jsonb) as named (id integer, names jsonb)';

const UPDATE_SELLERS = `
  update sellers s set names = named.names from ${NAMED} where s.id = named.id and s.is_demo`;

const UPDATE_WAREHOUSES = `
  update price_lists p set names = named.names from ${NAMED}, sellers s
  where p.id = named.id and s.id = p.seller_id and s.is_demo`;

const ADD_CATEGORIES = `
  insert into categories (id, url, names, position)
  select category.id, category.url, category.names, 1000
  from jsonb_to_recordset($1::jsonb) as category (id integer, url text, names jsonb)
  on conflict do nothing`;

/** Adds articles only where nobody has written one. */
const ADD_ARTICLES = `
  update categories c
  set titles = coalesce(c.titles, written.value -> 'title'), articles = coalesce(c.articles, written.value -> 'article')
  from jsonb_each($1::jsonb) as written
  where c.url = written.key and c.parent_id is null`;

const ADD_PRICE_LEVELS = `
  insert into price_levels (client_type, seller_id, percent)
  select 'Wholesale', s.id, level.percent
  from jsonb_to_recordset($1::jsonb) as level (id integer, percent numeric)
  join sellers s on s.id = level.id and s.is_demo
  on conflict do nothing`;

const ADD_PROMO_CODES = `
  insert into promo_codes (code, percent, amount, valid_from, valid_until, min_total, max_uses, max_uses_by_client)
  select code, percent, amount, now() + make_interval(days => "fromDays"), now() + make_interval(days => "untilDays"),
    "minTotal", "maxUses", "maxUsesByClient"
  from jsonb_to_recordset($1::jsonb) as promo (
    code text, percent integer, amount integer, "fromDays" integer, "untilDays" integer, "minTotal" integer,
    "maxUses" integer, "maxUsesByClient" integer
  )
  on conflict (code) do nothing`;

/** Adds articles only where nobody has written any, and offers that are not there. */
const ADD_POSTS = `
  with given as (
    select post.*, case when slug is null then 'article' else 'offer' end as kind
    from jsonb_to_recordset($1::jsonb) as post (slug text, "publishedAt" timestamptz, texts jsonb, goods jsonb)
  ), added as (
    insert into posts (kind, slug, created_at)
    select kind, slug, "publishedAt" from given
    where slug is not null or not exists (select from posts where kind = 'article')
    order by "publishedAt"
    on conflict (kind, slug) do nothing
    returning id, slug, created_at
  )
  insert into post_versions (post_id, version, texts, goods, saved_at, shown_from)
  select added.id, 1, given.texts, given.goods, given."publishedAt", given."publishedAt"
  from added join given on given.slug is not distinct from added.slug and given."publishedAt" = added.created_at`;
