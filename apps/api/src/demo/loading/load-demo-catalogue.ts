import {
  createDemoCatalogue,
  type DemoFamily,
  type DemoFitment,
  makeFitments,
  makeOffers,
  modelsOfEngines,
  tradedArticle,
  type TradedArticle,
} from '@partshop/demo-data';
import type pg from 'pg';
import { searchTextOf } from '../../platform/values/search-text.ts';
import { learnWords } from '../../domains/search-words/index.ts';
import { copyRows } from './copy-rows.ts';
import { loadFitDirectories } from './load-fit-directories.ts';
import { loadCategories, loadMakers, loadSellers, loadVehicles } from './load-directories.ts';
import { loadPriceHistory } from './load-price-history.ts';
import { withoutIndexes } from './without-indexes.ts';

export type DemoSize = { articles: number; offers: number };

const TABLES = ['fitments', 'articles', 'offers', 'part_families'] as const;
const IDENTITIES = ['makers', 'part_families', 'articles', 'sellers', 'price_lists'] as const;

/** Fills the empty tables of the catalogue. Call it in a transaction. */
export async function loadDemoCatalogue(client: pg.ClientBase, size: DemoSize): Promise<void> {
  const catalogue = createDemoCatalogue();
  await loadMakers(client);
  await loadCategories(client);
  await loadVehicles(client, catalogue.vehicles);
  await loadSellers(client);
  const sourceId = await loadFitDirectories(client);
  await withoutIndexes(client, TABLES, async () => {
    const modelOf = modelsOfEngines(catalogue.vehicles);
    const loaded = await loadArticles(client, catalogue.families(size.articles), (family) =>
      makeFitments(family, modelOf),
    );
    await loadFamilies(client, loaded.families, sourceId);
    await loadReplacements(client, loaded.replaced);
    await loadOffers(client, loaded.articles, size.offers);
  });
  await loadPriceHistory(client);
  await learnWords(client);
  for (const table of IDENTITIES) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
  }
}

type Loaded = { families: FamilyRow[]; articles: TradedArticle[]; replaced: ReplacedRow[] };
type ReplacedRow = readonly [id: number, newer: number];
type FamilyRow = { id: number; categoryId: number; fitments: readonly DemoFitment[] };
type FitmentsOf = (family: DemoFamily) => DemoFitment[];

/** Loads articles and families as they are generated; returns what the other tables need of them. */
async function loadArticles(
  client: pg.ClientBase,
  families: Iterable<DemoFamily>,
  fitmentsOf: FitmentsOf,
): Promise<Loaded> {
  const loaded: Loaded = { families: [], articles: [], replaced: [] };
  await copyRows(client, 'articles', ARTICLE_COLUMNS, articleRows(families, fitmentsOf, loaded));
  return loaded;
}

const ARTICLE_COLUMNS = [
  'id',
  'maker_id',
  'number',
  'category_id',
  'family_id',
  'names',
  'search_text',
  'remark',
  'specifications',
  'is_demo',
  'sold',
  'added_at',
] as const;

const DAY_MS = 86_400_000;

function* articleRows(families: Iterable<DemoFamily>, fitmentsOf: FitmentsOf, loaded: Loaded) {
  const now = Date.now();
  for (const family of families) {
    const { id, category, variant, articles } = family;
    loaded.families.push({ id, categoryId: category.id, fitments: fitmentsOf(family) });
    for (const article of articles) {
      loaded.articles.push(tradedArticle(article));
      if (article.replacedBy !== null) loaded.replaced.push([article.id, article.replacedBy]);
      yield [
        article.id,
        article.maker.id,
        article.number,
        category.id,
        id,
        article.names,
        searchTextOf({ makerName: article.maker.name, number: article.number, names: variant.names }),
        article.remark,
        article.specifications,
        true,
        article.sold,
        new Date(now - article.addedDaysAgo * DAY_MS).toISOString(),
      ];
    }
  }
}

async function loadFamilies(client: pg.ClientBase, families: readonly FamilyRow[], sourceId: number): Promise<void> {
  await copyRows(
    client,
    'part_families',
    ['id', 'category_id'],
    families.map(({ id, categoryId }) => [id, categoryId]),
  );
  await copyRows(client, 'fitments', FITMENT_COLUMNS, fitmentRows(families, sourceId));
}

async function loadReplacements(client: pg.ClientBase, replaced: readonly ReplacedRow[]): Promise<void> {
  await copyRows(
    client,
    'article_crosses',
    ['article_id', 'other_id', 'kind', 'source'],
    replaced.map(([id, newer]) => [id, newer, 'replaced-by', 'maker']),
  );
}

const FITMENT_COLUMNS = [
  'family_id',
  'engine_id',
  'source_id',
  'made_from',
  'made_to',
  'option_code',
  'body_type',
  'position',
] as const;

function* fitmentRows(families: readonly FamilyRow[], sourceId: number) {
  for (const { id, fitments } of families) {
    for (const { engineId, madeFrom, madeTo, option, bodyType, position } of fitments)
      yield [id, engineId, sourceId, madeFrom, madeTo, option, bodyType, position];
  }
}

async function loadOffers(client: pg.ClientBase, articles: readonly TradedArticle[], count: number): Promise<void> {
  const columns = ['article_id', 'price_list_id', 'price', 'quantity', 'multiplicity', 'lead_days'];
  await copyRows(client, 'offers', columns, offerRows(articles, count));
}

function* offerRows(articles: readonly TradedArticle[], count: number) {
  for (const offer of makeOffers(articles, count)) {
    const { articleId, priceListId, price, quantity, multiplicity, leadDays } = offer;
    yield [articleId, priceListId, price, quantity, multiplicity, leadDays];
  }
}
