import type { SiteConfig, siteCalls } from '@partshop/api-client/contract';
import { createCompanyReader } from './company-reader.ts';
import {
  findAllEngines,
  findArticleBounds,
  findFittedCategories,
  findFittedEngines,
  findOfferedArticles,
} from './sitemap.queries.ts';
import { countShopFacts } from './shop-facts.queries.ts';
import { showContacts } from './company.rules.ts';
import { carPaths, categoryParts, entriesOf, pricePath, SITEMAP_PART } from './sitemap.rules.ts';
import { CARS_PATH } from '../cars/index.ts';
import { listPostPages } from '../posts/index.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { SiteTools } from './site-tools.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { languageOf } from '../../platform/http/language.ts';
import { clientTypeOf, type ClientType } from '../../platform/sessions/sessions.queries.ts';

const FACTS_MS = 60_000;
const BOUNDS_MS = 600_000;
/** A part has thousands of rows; the limit keeps the database free for other requests. */
const PARTS = { concurrency: 2, maxWaiting: 20 };

/** Contacts, opening hours, the sitemap, and what the shop has. */
export function siteHandlers(tools: SiteTools): CallHandlers<typeof siteCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { pool } = database;
  const readCompany = createCompanyReader(tools);
  const facts = createExpiringCache(FACTS_MS, clock, (type: ClientType) => countShopFacts(pool, type));
  const bounds = createExpiringCache(BOUNDS_MS, clock, () => findArticleBounds(pool));

  const categories = createExpiringCache(BOUNDS_MS, clock, () => findFittedCategories(pool));

  const enqueue = createWorkQueue(PARTS);

  const listCars = async (part: number) => {
    const paths = carPaths(CARS_PATH, await enqueue(async () => findAllEngines(pool)));
    return { entries: entriesOf(paths, part - 1), parts: Math.ceil(paths.length / SITEMAP_PART) };
  };

  /** The categories themselves are the first part. */
  const listCategories = async (part: number) => {
    const listed = await categories('all');
    const ofCars = categoryParts(listed);
    const parts = 1 + ofCars.length;
    if (part === 1)
      return {
        entries: entriesOf([...new Set(listed.map(({ path, goodsPath }) => goodsPath ?? path))], 0),
        parts,
      };
    const category = ofCars[part - 2];
    if (!category) return { entries: [], parts };
    const engines = await enqueue(async () => findFittedEngines(pool, category.id));
    return { entries: entriesOf(carPaths(category.path, engines), category.chunk), parts };
  };

  return {
    getLangs: (c) => c.json(siteConfig.langs, 200),

    getConfig: (c) => c.json(siteConfig satisfies SiteConfig, 200),

    getCompanyContacts: async (c) => {
      const lang = languageOf(c.req.valid('query'), siteConfig);
      return c.json(showContacts(await readCompany(), siteConfig.phones, lang), 200);
    },

    storeWorkTimes: async (c) => {
      const { storeId, workTimes } = await readCompany();
      return c.json(c.req.valid('query').storeId === storeId ? workTimes : [], 200);
    },

    sitemap: async (c) => {
      const { kind, part } = c.req.valid('query');
      if (kind === 'cars') return c.json(await listCars(part), 200);
      if (kind === 'categories') return c.json(await listCategories(part), 200);
      if (kind === 'posts') return c.json({ entries: part === 1 ? await listPostPages(tools) : [], parts: 1 }, 200);
      const first = await bounds('articles');
      const from = first[part - 1];
      const articles =
        from === undefined ? [] : await enqueue(async () => findOfferedArticles(pool, from, first[part]));
      const entries = articles.map(({ makerKey, numberKey, modified }) => ({
        path: pricePath(makerKey, numberKey),
        modified,
      }));
      return c.json({ entries, parts: first.length }, 200);
    },

    shopFacts: async (c) => c.json(await facts(clientTypeOf(await sessions.find(c))), 200),
  };
}
