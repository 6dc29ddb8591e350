import { inLongTransaction } from '../platform/database/long-transaction.ts';
import type { PatientPool } from '../platform/database/open-pool.ts';

/** The article that {@link fillCrowdedArticle} makes. */
export const CROWDED = { catalogKey: 'crowded', number: 'CR10000' } as const;

/** Of ten offers four are of the article itself; the others are of so many substitutes by so many makers, equally. */
const OWN_OF_TEN = 4;
const SUBSTITUTES = 60;
const MAKERS = 12;

const CREATE_MAKERS = `
  insert into makers (key, name)
  select case n when 0 then '${CROWDED.catalogKey}' else 'crowd-' || n end, case n when 0 then 'CROWDED' else 'CROWD ' || n end
  from generate_series(0, ${MAKERS}) n`;

/** Its own and its substitutes, which do not look like parts of the demo, so that no search finds them unasked. */
const CREATE_ARTICLES = `
  insert into articles (maker_id, number, names, search_text)
  select m.id, case n when 0 then 'CR 10000' else 'CS ' || n end, '{"ru": "Кронштейн стенда", "en": "Stand bracket"}', lower(m.name)
  from generate_series(0, ${SUBSTITUTES}) n
  join makers m on m.key = case n when 0 then '${CROWDED.catalogKey}' else 'crowd-' || 1 + n % ${MAKERS} end
  order by n`;

/** Lists of one seller, whose offers cost and take something else each. $1: how many. */
const CREATE_PRICE_LISTS = `
  with seller as (insert into sellers (names) values ('{"ru": "Много складов", "en": "Many warehouses"}') returning id)
  insert into price_lists (seller_id, names, city, lead_days, lead_days_max, reliability, is_returnable)
  select seller.id, jsonb_build_object('ru', 'Склад ' || n), 'Москва', n % 15, n % 15 + n % 4, 60 + n * 13 % 41, n % 5 <> 0
  from seller, generate_series(1, $1::int) n`;

const CROWD = `
  list as (
    select p.id, row_number() over (order by p.id) - 1 as n
    from price_lists p join sellers s on s.id = p.seller_id where s.names ->> 'en' = 'Many warehouses'
  ),
  article as (
    select a.id, row_number() over (order by a.id) - 1 as n
    from articles a join makers m on m.id = a.maker_id where m.key = '${CROWDED.catalogKey}' or m.key like 'crowd-%'
  )`;

const CREATE_CROSSES = `
  with ${CROWD}
  insert into article_crosses (article_id, other_id, kind, source)
  select own.id, other.id, 'substitute', 'staff' from article own join article other on own.n = 0 and other.n > 0`;

/** $1: how many offers. */
const CREATE_OFFERS = `
  with ${CROWD},
  own as (select $1::int * ${OWN_OF_TEN} / 10 as offers)
  insert into offers (article_id, price_list_id, price, quantity, multiplicity)
  select article.id, list.id, 30000 + (list.n * 7919 + article.n * 104729) % 90000, 4 + list.n % 90,
    case when list.n % 11 = 0 then 4 else 1 end
  from own, article join list on true
  where case article.n when 0 then list.n < own.offers
    else list.n * ${SUBSTITUTES} + article.n - 1 < $1::int - own.offers end`;

/** Adds an article that has so many offers, its own and of its substitutes: the same rows each time, once. */
export async function fillCrowdedArticle(pool: PatientPool, offers: number): Promise<void> {
  await inLongTransaction(pool, async (client) => {
    await client.query('lock table makers in exclusive mode');
    const { rowCount } = await client.query('select from makers where key = $1', [CROWDED.catalogKey]);
    if (rowCount !== 0) return;
    await client.query(CREATE_MAKERS);
    await client.query(CREATE_ARTICLES);
    await client.query(CREATE_PRICE_LISTS, [Math.ceil((offers * OWN_OF_TEN) / 10)]);
    await client.query(CREATE_CROSSES);
    await client.query(CREATE_OFFERS, [offers]);
    await client.query('analyze articles, article_crosses, price_lists, offers');
  });
}
