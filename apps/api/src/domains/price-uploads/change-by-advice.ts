import { UPLOADS_KEPT } from '@partshop/api-client/contract';
import type { PoolClient } from 'pg';
import { tellCatalogueChanged } from '../catalogue-changes/index.ts';
import { changePrices, finishRun, startRun, tryLockPriceList } from '../price-lists/index.ts';
import { forgetOldPasts } from './work/claimed-upload.queries.ts';

export type AgreedChanges = {
  sellerId: number;
  clientId: number;
  priceListId: number;
  /** A query of `article_id`, `old_price`, `old_multiplicity`, `price` and `multiplicity`. */
  changes: { sql: string; parameters: readonly unknown[] };
  /** SQL of what names the changes, and the name of those that a person agreed to. */
  versionSql: string;
  version: string;
};

/**
 * Changes prices and multiples of a list as a person has agreed to, in the client's open transaction. It is a run among the uploads of the
 * list, without a file, and is taken back as they are. Undefined, and nothing is changed, when other changes would be made by now, or the
 * list is being uploaded.
 */
export async function changeByAdvice(
  client: PoolClient,
  { sellerId, clientId, priceListId, changes, versionSql, version }: AgreedChanges,
  now: Date,
): Promise<{ uploadId: number; changed: number } | undefined> {
  const { rows: lists } = await client.query<{ seller: string; priceList: string }>(
    `select s.name as seller, p.name as "priceList"
     from price_lists p join sellers s on s.id = p.seller_id where p.id = $1 and s.id = $2`,
    [priceListId, sellerId],
  );
  const [list] = lists;
  if (!list || !(await tryLockPriceList(client, list))) return undefined;
  await client.query(`create temp table agreed on commit drop as ${changes.sql}`, [...changes.parameters]);
  const { rows: seen } = await client.query<{ version: string; count: number }>(
    `select ${versionSql} as version, count(*)::int as count from agreed`,
  );
  if (seen[0]?.version !== version || seen[0].count === 0) return undefined;
  const runId = await startRun(client, { priceListId, fileName: '', sha256: '', keepsPast: true });
  const { count: changed, articles } = await changePrices(
    { client, priceListId, runId, keepsPast: true },
    `select agreed.article_id, agreed.price, agreed.multiplicity, o.lead_days
     from agreed join offers o on o.article_id = agreed.article_id and o.price_list_id = $1
       and o.price = agreed.old_price and o.multiplicity = agreed.old_multiplicity`,
  );
  const counts = { rowsRead: 0, rowsRefused: 0, added: 0, changed, unchanged: 0 };
  await finishRun(client, runId, counts);
  await client.query('update price_lists set updated_at = now() where id = $1', [priceListId]);
  const { rows: added } = await client.query<{ id: number }>(
    `insert into price_uploads
       (seller_id, client_id, price_list_id, list_name, type, replaces, file_name, file_sha256, state, run_id, result, added_at, done_at)
     values ($1, $2, $3, $4, 'price', false, '', $5, 'applied', $6, $7, $8, $8) returning id`,
    [sellerId, clientId, priceListId, list.priceList, version, runId, JSON.stringify({ ...counts, withdrawn: 0 }), now],
  );
  await forgetOldPasts(client, priceListId, UPLOADS_KEPT);
  await tellCatalogueChanged(client, articles);
  return added[0] && { uploadId: added[0].id, changed: counts.changed };
}
