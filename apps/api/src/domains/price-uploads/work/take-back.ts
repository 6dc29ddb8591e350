import type { PoolClient } from 'pg';
import { addOffers, changeOffers, changePrices, finishRun, startRun, withdrawOffers } from '../../price-lists/index.ts';

/**
 * What the offers were before the first of some runs that changed them. An article may be gone since. The pieces are those before the first
 * run that changed pieces; null where none did.
 */
const CREATE_WANTED = `
  create temp table wanted_offers on commit drop as
    select distinct on (article_id) article_id, price,
      coalesce(quantity, (
        select later.quantity from offer_pasts later
        where later.run_id = any($1::bigint[]) and later.article_id = past.article_id and later.quantity is not null
        order by later.run_id limit 1
      )) as quantity,
      multiplicity, lead_days
    from offer_pasts past where run_id = any($1::bigint[]) and exists (select from articles where id = article_id)
    order by article_id, run_id`;

const WANTED = 'select * from wanted_offers where price is not null and quantity is not null';
const WANTED_PRICES = 'select * from wanted_offers where price is not null and quantity is null';
const UNWANTED = 'article_id in (select article_id from wanted_offers where price is null)';

/** What offers were before is no longer known: another way changed the list, or too many uploads followed. */
export class PastNotKept extends Error {
  override name = 'PastNotKept';
}

export type TakenBack = {
  runId: number;
  added: number;
  changed: number;
  withdrawn: number;
  articles: number[];
};

/** Gives the offers of a locked list what they were before a run, in the client's open transaction. It can be taken back itself. */
export async function takeBack(
  client: PoolClient,
  { priceListId, sinceRunId }: { priceListId: number; sinceRunId: number },
): Promise<TakenBack> {
  const { rows } = await client.query<{ id: number; isKept: boolean }>(
    `select id, keeps_past as "isKept" from import_runs where price_list_id = $1 and id >= $2 order by id`,
    [priceListId, sinceRunId],
  );
  if (rows.length === 0 || rows.some(({ isKept }) => !isKept)) throw new PastNotKept();
  await client.query(CREATE_WANTED, [rows.map(({ id }) => id)]);
  await client.query('analyze wanted_offers');

  const runId = await startRun(client, { priceListId, fileName: '', sha256: '', keepsPast: true });
  const run = { client, priceListId, runId, keepsPast: true };
  const changed = await changeOffers(run, WANTED);
  const repriced = await changePrices(run, WANTED_PRICES);
  const added = await addOffers(run, WANTED);
  const withdrawn = await withdrawOffers(run, UNWANTED);
  const counts = { added: added.count, changed: changed.count + repriced.count };
  await finishRun(client, runId, { ...counts, rowsRead: 0, rowsRefused: 0, unchanged: 0 });
  await client.query('update price_lists set updated_at = now() where id = $1', [priceListId]);
  return {
    runId,
    ...counts,
    withdrawn: withdrawn.count,
    articles: [...changed.articles, ...repriced.articles, ...added.articles, ...withdrawn.articles],
  };
}
