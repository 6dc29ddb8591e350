import type { Picture } from '@partshop/api-client/contract';
import type pg from 'pg';
import { ownPictureSql } from '../pictures/index.ts';
import type { Names } from '../../platform/values/names.ts';
import type { CardAttributeRow, PageAttribute } from './goods-rows.ts';

/** The head of a list. */
export type GoodsHead = {
  names: Names;
  descriptions: Names | null;
  image: Picture | null;
  attributes: PageAttribute[];
};

const PICTURE_OF_PAGE = ownPictureSql(`(
    select c.picture_id from categories c
    where c.goods_page = g.url and c.picture_id is not null order by c.position, c.id limit 1
  )`);

const PAGE = `
  select g.names, g.descriptions, ${PICTURE_OF_PAGE} as image,
    (
      select coalesce(json_agg(json_build_object(
        'key', t.key, 'names', t.names, 'units', t.units, 'isOnCard', p.is_on_card
      ) order by p.position), '[]')
      from goods_page_attributes p join attributes t on t.key = p.attribute_key
      where p.page_url = g.url
    ) as attributes
  from goods_pages g where g.url = $1`;

/** Undefined where there is no such page. */
export async function findGoodsPage(pool: pg.Pool, url: string): Promise<GoodsHead | undefined> {
  const { rows } = await pool.query<GoodsHead>({ name: 'goods-page', text: PAGE, values: [url] });
  return rows[0];
}

const MAKER = `
  select json_build_object('ru', m.name) as names, null as descriptions, ${ownPictureSql('m.mark_id')} as image,
    '[]'::json as attributes
  from makers m where lower(m.key) = lower($1)`;

/** Undefined where there is no such maker. */
export async function findMaker(pool: pg.Pool, key: string): Promise<GoodsHead | undefined> {
  const { rows } = await pool.query<GoodsHead>({ name: 'goods-maker', text: MAKER, values: [key] });
  return rows[0];
}

const OF_CARDS = `
  select v.article_id as "articleId", t.key, t.names, t.units, v.value, v.names as "valueNames"
  from article_attributes v
  join articles a on a.id = v.article_id
  join categories c on c.id = a.category_id
  join goods_page_attributes p on p.page_url = c.goods_page and p.attribute_key = v.attribute_key and p.is_on_card
  join attributes t on t.key = v.attribute_key
  where v.article_id = any($1::bigint[])
  order by v.article_id, p.position, v.value`;

export async function findCardAttributes(pool: pg.Pool, ids: readonly number[]): Promise<CardAttributeRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<CardAttributeRow>({ name: 'card-attributes', text: OF_CARDS, values: [ids] });
  return rows;
}

const OFFERED = 'exists (select from offers o where o.article_id = a.id and o.quantity > 0)';

export type GoodsPageRow = { url: string; names: Names; image: Picture | null; goodsCount: number };

const PAGES = `
  select g.url, g.names, ${PICTURE_OF_PAGE} as image, count(*) as "goodsCount"
  from goods_pages g
  join categories c on c.goods_page = g.url
  join articles a on a.category_id = c.id
  where ${OFFERED}
  group by g.url
  order by g.position, g.url`;

/** The pages with goods on offer. Reads their offers: cache the result. */
export async function findGoodsPages(pool: pg.Pool): Promise<GoodsPageRow[]> {
  const { rows } = await pool.query<GoodsPageRow>(PAGES);
  return rows;
}

export type CatalogueRow = {
  catalogKey: string;
  catalogName: string;
  catalogImage: Picture | null;
  goodsCount: number;
};

const CATALOGUES = `
  select m.key as "catalogKey", m.name as "catalogName", ${ownPictureSql('m.mark_id')} as "catalogImage",
    found.count as "goodsCount"
  from (
    select a.maker_id, count(*) as count
    from articles a
    left join categories c on c.id = a.category_id
    where ${OFFERED} and ($1::boolean is null or (c.goods_page is null) = $1)
    group by a.maker_id
  ) found
  join makers m on m.id = found.maker_id
  order by m.name`;

/** Makers with goods on offer; only parts for cars, or only other goods. Reads every offer: cache the result. */
export async function findCatalogues(pool: pg.Pool, areParts: boolean | null): Promise<CatalogueRow[]> {
  const { rows } = await pool.query<CatalogueRow>(CATALOGUES, [areParts]);
  return rows;
}
