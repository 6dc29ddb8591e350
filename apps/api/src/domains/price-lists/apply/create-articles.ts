import type { PoolClient } from 'pg';

import { searchTextOf } from '../../../platform/values/search-text.ts';
import { fetchBatches } from './cursor.ts';

const BATCH = 2000;

/** In the order of the unique index, so that two imports wait for each other and do not deadlock. */
const UNKNOWN_ARTICLES = `
  select staged.maker_id as "makerId", makers.name as "makerName", staged.number, staged.name
  from staged_offers staged join makers on makers.id = staged.maker_id
  where not exists (
    select from articles where articles.maker_id = staged.maker_id and articles.number_key = staged.number_key
  )
  order by staged.maker_id, staged.number_key`;

/** The input of `learnWords`. */
const CREATE_NEW_TEXTS = 'create temp table new_texts (search_text text not null) on commit drop';

const INSERT_ARTICLES = `
  with created as (
    insert into articles (maker_id, number, names, search_text)
    select * from unnest($1::integer[], $2::text[], $3::jsonb[], $4::text[])
    on conflict (maker_id, number_key) do nothing
    returning search_text
  )
  insert into new_texts select search_text from created`;

type NewArticle = { makerId: number; makerName: string; number: string; name: string };

/** The columns of {@link INSERT_ARTICLES}. */
function columnsOf(articles: readonly NewArticle[]): unknown[] {
  const named = articles.map((article) => ({
    ...article,
    names: { ru: article.name === '' ? `${article.makerName} ${article.number}` : article.name },
  }));
  return [
    named.map(({ makerId }) => makerId),
    named.map(({ number }) => number),
    named.map(({ names }) => JSON.stringify(names)),
    named.map(searchTextOf),
  ];
}

/** Creates the missing articles of the staged offers and adds their texts to `new_texts`; returns their number. */
export async function createArticles(client: PoolClient, onProgress: (created: number) => void): Promise<number> {
  await client.query(CREATE_NEW_TEXTS);
  let created = 0;
  let ready: unknown[] | undefined;
  const insertReady = async () => {
    if (ready) created += (await client.query(INSERT_ARTICLES, ready)).rowCount ?? 0;
  };
  for await (const batch of fetchBatches<NewArticle>(client, 'unknown_articles', UNKNOWN_ARTICLES, BATCH)) {
    // The database inserts one batch while this process prepares the search texts of the next.
    const inserting = insertReady();
    ready = columnsOf(batch);
    await inserting;
    onProgress(created);
  }
  await insertReady();
  return created;
}
