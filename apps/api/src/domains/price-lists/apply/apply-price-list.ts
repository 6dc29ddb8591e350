import type { PoolClient } from 'pg';

import { learnWords } from '../../search-words/index.ts';
import type { ListKind } from '../read/columns.ts';
import {
  addOffers,
  changeOffers,
  changePrices,
  UNTOUCHED,
  withdrawOffers,
  type OfferRun,
  type Touched,
} from './change-offers.ts';
import { createArticles } from './create-articles.ts';
import { createMakers, findMakers, stageMakers } from './create-makers.ts';
import type { ImportStep } from './import-step.ts';
import { refuseNotOffered, type OnRefused } from './refuse-not-offered.ts';
import type { RowProblem } from '../read/row-problem.ts';
import { reportRepeated } from './report-repeated.ts';

/** The last valid row of each article. */
const CREATE_STAGED_OFFERS = `
  create temp table staged_offers on commit drop as
    select distinct on (maker_id, number_key)
      maker_id, number_key, row, number, name, price, quantity, multiplicity, lead_days
    from staged_rows join staged_makers_found on spelling = maker
    where quantity is not null
    order by maker_id, number_key, row desc`;

const REPEATED_ROWS = `
  select staged_rows.row, staged_rows.maker, staged_rows.number, staged_offers.row as "appliedRow"
  from staged_rows
    join staged_makers_found on spelling = maker
    join staged_offers using (maker_id, number_key)
  where staged_rows.quantity is not null and staged_rows.row <> staged_offers.row
  order by staged_rows.row`;

const STAGED_OFFERS = `
  select articles.id as article_id, staged_offers.price, quantity, multiplicity, lead_days
  from staged_offers
    join articles on articles.maker_id = staged_offers.maker_id and articles.number_key = staged_offers.number_key`;

/** A list of stock changes nothing but the pieces. */
const STAGED_STOCK = `
  select articles.id as article_id, offers.price, staged_offers.quantity, offers.multiplicity, offers.lead_days
  from staged_offers
    join articles on articles.maker_id = staged_offers.maker_id and articles.number_key = staged_offers.number_key
    join offers on offers.article_id = articles.id and offers.price_list_id = $1`;

/** A rejected row keeps its article's old offer: a typo must not take an article off sale. */
export const UNLISTED = `
  not exists (
    select
    from articles join staged_makers_found using (maker_id)
      join staged_rows on staged_rows.maker = spelling and staged_rows.number_key = articles.number_key
    where articles.id = offers.article_id
  )`;

/** A list of prices changes nothing but these. */
const STAGED_PRICES = `
  select articles.id as article_id, staged_offers.price, offers.multiplicity, offers.lead_days
  from staged_offers
    join articles on articles.maker_id = staged_offers.maker_id and articles.number_key = staged_offers.number_key
    join offers on offers.article_id = articles.id and offers.price_list_id = $1`;

const UNLISTED_STOCK = `
  select article_id, price, 0 as quantity, multiplicity, lead_days
  from offers where price_list_id = $1 and quantity > 0 and ${UNLISTED}`;

/**
 * With this many new rows the planner gets new statistics before it looks for what the file does not list: with those of a smaller shop
 * it looks a million rows up one by one, each among all.
 */
const ANALYZE_FROM = 10_000;

export type AppliedCounts = {
  /** Rows that a later row of the same article replaced. */
  repeated: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  /** Rows of a list of stock or of prices that name nothing of the price list. */
  notOffered: number;
  newMakers: number;
  newArticles: number;
};

export type Applied = AppliedCounts & {
  /** Articles whose offers changed; not all of them where there are more than are told one by one. */
  articles: number[];
};

export type ApplyOptions = OfferRun & {
  kind: ListKind;
  /** Whether to withdraw offers that the file does not list; a list of stock leaves them no pieces, one of prices leaves them alone. */
  replace: boolean;
  onRepeated: (problem: RowProblem) => void;
  onRefused: OnRefused;
  drained: () => Promise<void>;
  /** `done`: progress within the step, where it counts. */
  onStep: (step: ImportStep, done?: number) => void;
  signal?: AbortSignal | undefined;
};

async function count(client: PoolClient, select: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${select}`);
  return rows[0]?.count ?? 0;
}

async function withdrawUnlisted(options: ApplyOptions): Promise<Touched> {
  if (!options.replace || options.kind === 'prices') return UNTOUCHED;
  return options.kind === 'stock' ? changeOffers(options, UNLISTED_STOCK) : withdrawOffers(options, UNLISTED);
}

/** Makes the price list's offers match `staged_rows`, in the client's open transaction. */
export async function applyPriceList(options: ApplyOptions): Promise<Applied> {
  const { client, kind, onStep, signal } = options;
  // The other lists say something of offers that there are.
  const isWhole = kind === 'price';
  const step = (name: ImportStep, done?: number) => {
    signal?.throwIfAborted();
    onStep(name, done);
  };
  step('makers');
  await stageMakers(client);
  const newMakers = isWhole ? await createMakers(client) : 0;
  await findMakers(client);
  const notOffered = isWhole ? 0 : await refuseNotOffered(options);

  step('repeated-rows');
  await client.query(CREATE_STAGED_OFFERS);
  await client.query('analyze staged_offers');
  const offers = await count(client, 'staged_offers');
  const goodRows = await count(client, 'staged_rows where quantity is not null');
  const repeated = goodRows > offers ? await reportRepeated(options, REPEATED_ROWS) : 0;

  step('new-articles');
  const newArticles = isWhole ? await createArticles(client, (created) => step('new-articles', created)) : 0;

  step('changed-offers');
  const changed =
    kind === 'prices'
      ? await changePrices(options, STAGED_PRICES)
      : await changeOffers(options, kind === 'stock' ? STAGED_STOCK : STAGED_OFFERS);
  step('new-offers');
  const added = isWhole ? await addOffers(options, STAGED_OFFERS) : UNTOUCHED;
  if (newArticles + added.count >= ANALYZE_FROM) {
    step('statistics');
    await client.query('analyze makers, articles, offers');
  }

  step('withdrawn-offers');
  const withdrawn = await withdrawUnlisted(options);

  if (isWhole) {
    step('search-words');
    await learnWords(client, 'new_texts');
  }

  return {
    repeated,
    added: added.count,
    changed: changed.count,
    unchanged: offers - added.count - changed.count,
    notOffered,
    withdrawn: withdrawn.count,
    newMakers,
    newArticles,
    articles: [...changed.articles, ...added.articles, ...withdrawn.articles],
  };
}
