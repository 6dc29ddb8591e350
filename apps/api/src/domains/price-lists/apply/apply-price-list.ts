import type { PoolClient } from 'pg';

import { learnWords, MAX_TOLD } from '../../catalogue/index.ts';
import { createArticles } from './create-articles.ts';
import { createMakers } from './create-makers.ts';
import { fetchBatches } from './cursor.ts';
import type { ImportStep } from './import-step.ts';
import type { RowProblem } from '../read/row-problem.ts';

/** The last valid row of each article. */
const CREATE_STAGED_OFFERS = `
  create temp table staged_offers on commit drop as
    select distinct on (maker_id, number_key)
      maker_id, number_key, row, number, name, price, quantity, multiplicity, lead_days
    from staged_rows join staged_makers_found on spelling = maker
    where price is not null
    order by maker_id, number_key, row desc`;

const REPEATED_ROWS = `
  select staged_rows.row, staged_rows.maker, staged_rows.number, staged_offers.row as "appliedRow"
  from staged_rows
    join staged_makers_found on spelling = maker
    join staged_offers using (maker_id, number_key)
  where staged_rows.price is not null and staged_rows.row <> staged_offers.row
  order by staged_rows.row`;

const STAGED_WITH_ARTICLES = `
  staged_offers join articles
    on articles.maker_id = staged_offers.maker_id and articles.number_key = staged_offers.number_key`;

const UPDATE_OFFERS = `
  update offers
  set price = staged.price, quantity = staged.quantity, multiplicity = staged.multiplicity, lead_days = staged.lead_days
  from (select articles.id as article_id, staged_offers.* from ${STAGED_WITH_ARTICLES}) staged
  where offers.article_id = staged.article_id and offers.price_list_id = $1
    and (offers.price, offers.quantity, offers.multiplicity, offers.lead_days)
      is distinct from (staged.price, staged.quantity, staged.multiplicity, staged.lead_days)
  returning offers.article_id`;

/** Not an upsert: that would lock and rewrite the head of every unchanged row. */
const INSERT_OFFERS = `
  insert into offers (article_id, price_list_id, price, quantity, multiplicity, lead_days)
  select articles.id, $1, staged_offers.price, quantity, multiplicity, lead_days
  from ${STAGED_WITH_ARTICLES}
  where not exists (select from offers where offers.article_id = articles.id and offers.price_list_id = $1)
  returning article_id`;

/** A rejected row keeps its article's old offer: a typo must not take an article off sale. */
const WITHDRAW_OFFERS = `
  delete from offers
  where price_list_id = $1 and not exists (
    select
    from articles join staged_makers_found using (maker_id)
      join staged_rows on staged_rows.maker = spelling and staged_rows.number_key = articles.number_key
    where articles.id = offers.article_id
  )
  returning article_id`;

/** Counts the rows of a statement that returns articles, and selects as many of these as are told one by one, and one more. */
const touched = (statement: string): string => `
  with touched as (${statement})
  select
    (select count(*) from touched) as count,
    array(select article_id::float8 from touched limit ${MAX_TOLD + 1}) as articles`;

/** With this many new rows the planner gets new statistics: in a new shop it may have none. */
const ANALYZE_FROM = 10_000;

export type AppliedCounts = {
  /** Rows that a later row of the same article replaced. */
  repeated: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  newMakers: number;
  newArticles: number;
};

export type Applied = AppliedCounts & {
  /** Articles whose offers changed; not all of them where there are more than are told one by one. */
  articles: number[];
};

export type ApplyOptions = {
  priceListId: number;
  /** Whether to withdraw offers that the file does not list. */
  replace: boolean;
  onRepeated: (problem: RowProblem) => void;
  drained: () => Promise<void>;
  /** `done`: progress within the step, where it counts. */
  onStep: (step: ImportStep, done?: number) => void;
  signal?: AbortSignal | undefined;
};

type RepeatedRow = { row: number; maker: string; number: string; appliedRow: number };

async function reportRepeated(client: PoolClient, { onRepeated, drained }: ApplyOptions): Promise<number> {
  let repeated = 0;
  for await (const batch of fetchBatches<RepeatedRow>(client, 'repeated_rows', REPEATED_ROWS, 1000)) {
    for (const { row, maker, number, appliedRow } of batch) {
      onRepeated({ row, field: 'number', value: `${maker} ${number}`, fault: { code: 'repeated', appliedRow } });
    }
    repeated += batch.length;
    await drained();
  }
  return repeated;
}

async function count(client: PoolClient, select: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${select}`);
  return rows[0]?.count ?? 0;
}

type Touched = { count: number; articles: number[] };

async function touch(client: PoolClient, statement: string, priceListId: number): Promise<Touched> {
  const { rows } = await client.query<Touched>(touched(statement), [priceListId]);
  return rows[0] ?? NOTHING;
}

const NOTHING: Touched = { count: 0, articles: [] };

/** Makes the price list's offers match `staged_rows`, in the client's open transaction. */
export async function applyPriceList(client: PoolClient, options: ApplyOptions): Promise<Applied> {
  const { priceListId, replace, onStep, signal } = options;
  const step = (name: ImportStep, done?: number) => {
    signal?.throwIfAborted();
    onStep(name, done);
  };
  step('makers');
  const newMakers = await createMakers(client);

  step('repeated-rows');
  await client.query(CREATE_STAGED_OFFERS);
  await client.query('analyze staged_makers_found, staged_offers');
  const offers = await count(client, 'staged_offers');
  const goodRows = await count(client, 'staged_rows where price is not null');
  const repeated = goodRows > offers ? await reportRepeated(client, options) : 0;

  step('new-articles');
  const newArticles = await createArticles(client, (created) => step('new-articles', created));

  step('changed-offers');
  const changed = await touch(client, UPDATE_OFFERS, priceListId);
  step('new-offers');
  const added = await touch(client, INSERT_OFFERS, priceListId);
  step('withdrawn-offers');
  const withdrawn = replace ? await touch(client, WITHDRAW_OFFERS, priceListId) : NOTHING;

  if (newArticles + added.count >= ANALYZE_FROM) {
    step('statistics');
    await client.query('analyze makers, articles, offers');
  }

  step('search-words');
  await learnWords(client, 'new_texts');

  return {
    repeated,
    added: added.count,
    changed: changed.count,
    unchanged: offers - added.count - changed.count,
    withdrawn: withdrawn.count,
    newMakers,
    newArticles,
    articles: [...changed.articles, ...added.articles, ...withdrawn.articles],
  };
}
