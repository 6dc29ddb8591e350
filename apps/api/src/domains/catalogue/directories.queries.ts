import type pg from 'pg';
import type { Picture } from '@partshop/api-client/contract';
import { ownPictureSql } from '../pictures/index.ts';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import type { Lead } from '../../platform/values/lead-days.ts';

export type Maker = { key: string; name: string; mark: Picture | null };

export type PriceListTerms = Lead & {
  /** Days until its warehouse sends goods next; the others follow. */
  waitDays: number;
  /** Percentage of deliveries that came on time. */
  reliability: number;
  /** What clients of a type pay, in hundredths of a percent of the price; the whole price where a type is absent. */
  levels: Partial<Record<ClientType, number>>;
};

/** The small tables that most answers read a few rows of, by id. */
export type Directories = {
  makers: ReadonlyMap<number, Maker>;
  /** The URL segment of each category. */
  categoryUrls: ReadonlyMap<number, string>;
  priceLists: ReadonlyMap<number, PriceListTerms>;
};

const MAKERS = `select id, json_build_object('key', m.key, 'name', m.name, 'mark', ${ownPictureSql('m.mark_id')}) as value from makers m`;

const CATEGORY_URLS = 'select id, to_json(url) as value from categories';

const PRICE_LISTS = `
  select p.id, json_build_object(
    'leadDays', p.lead_days,
    'leadDaysMax', p.lead_days_max,
    'waitDays', p.wait_days,
    'reliability', p.reliability,
    'levels', coalesce(
      (select json_object_agg(l.client_type, (l.percent * 100)::int) from price_levels l where l.seller_id = p.seller_id),
      '{}'
    )
  ) as value
  from price_lists p`;

export async function loadDirectories(pool: pg.Pool): Promise<Directories> {
  const [makers, categoryUrls, priceLists] = await Promise.all([
    byId<Maker>(pool, MAKERS),
    byId<string>(pool, CATEGORY_URLS),
    byId<PriceListTerms>(pool, PRICE_LISTS),
  ]);
  return { makers, categoryUrls, priceLists };
}

async function byId<Value>(pool: pg.Pool, text: string): Promise<Map<number, Value>> {
  const { rows } = await pool.query<{ id: number; value: Value }>(text);
  return new Map(rows.map(({ id, value }) => [id, value]));
}
