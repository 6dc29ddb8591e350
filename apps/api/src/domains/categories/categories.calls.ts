import type { categoriesCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { languageOf } from '../../platform/http/language.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { findCategories, findFittingCategories } from './categories.queries.ts';
import { readCategoryLink } from './category-link.rules.ts';
import { isCategoryLink } from './category-links.queries.ts';
import { showCategories } from './category-tree.rules.ts';

const CATEGORIES_MS = 60_000;

/** Categories of parts, and checks of their page addresses. */
export function categoriesHandlers({ database, clock, siteConfig }: CallTools): CallHandlers<typeof categoriesCalls> {
  const { pool } = database;
  const categories = createExpiringCache(CATEGORIES_MS, clock, () => findCategories(pool));

  return {
    categoryCarPartsList: async (c) => {
      const { isShort, engineId, ...view } = c.req.valid('query');
      const [rows, fitting] = await Promise.all([
        categories('all'),
        engineId === undefined ? undefined : findFittingCategories(pool, engineId),
      ]);
      const lang = languageOf(view, siteConfig);
      return c.json(showCategories(rows, { lang, isShort: isShort === 'true', fitting }), 200);
    },

    checkLinkAvtozapchasti: async (c) => {
      const link = readCategoryLink(c.req.valid('query').link);
      return c.json(link !== undefined && (await isCategoryLink(pool, link)), 200);
    },
  };
}
