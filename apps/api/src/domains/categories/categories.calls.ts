import type { categoriesCalls } from '@partshop/api-client/contract';
import { findNamedCar } from '../cars/index.ts';
import { createCityPages } from '../places/index.ts';
import { tellCatalogueChanged } from '../catalogue-changes/index.ts';
import { cleanPostHtml } from '../posts/index.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { showCategoryArticle, versionOf } from './category-article.ts';
import { findTextsById, replaceTexts, type NamedTexts } from './category-article.queries.ts';
import { findCategories, findFittingCategories } from './categories.queries.ts';
import { findCategoryTexts, isRemovedCategory } from './category-info.queries.ts';
import { showCategoryInfo } from './category-info.ts';
import { hasCategories } from './category-links.queries.ts';
import { showCategories } from './category-tree.ts';
import { readPageLink } from './page-link.ts';

const CATEGORIES_MS = 60_000;

/** Categories of parts, and checks of their page addresses. */
export function categoriesHandlers(tools: CallTools): CallHandlers<typeof categoriesCalls> {
  const { database, clock, siteConfig } = tools;
  const { pool } = database;
  const cityPages = createCityPages(tools);
  const categories = createExpiringCache(CATEGORIES_MS, clock, () => findCategories(pool));

  const noCategory = () => new HttpError(404, { code: 'not-found', message: 'No such category.' });

  const textsOf = async (categoryId: number): Promise<NamedTexts> => {
    const texts = await findTextsById(pool, categoryId);
    if (!texts) throw noCategory();
    return texts;
  };

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

    getCategoryCarPartsInfo: async (c) => {
      const { categoryLink, ...view } = c.req.valid('query');
      const { parent: parentUrl, category: url } = readPageLink(categoryLink) ?? {};
      if (parentUrl === undefined) throw noCategory();
      const texts = await findCategoryTexts(pool, parentUrl, url);
      if (!texts) {
        const isRemoved = await isRemovedCategory(pool, [url ?? parentUrl, parentUrl]);
        throw isRemoved ? new HttpError(410, { code: 'gone', message: 'The category was removed.' }) : noCategory();
      }
      const lang = languageOf(view, siteConfig);
      const tree = showCategories(await categories('all'), { lang, isShort: false, fitting: undefined });
      const parent = tree.find(({ categoryId, children }) =>
        [categoryId, ...children.map((child) => child.categoryId)].includes(texts.id),
      );
      const child = parent?.children.find(({ categoryId }) => categoryId === texts.id);
      if (!parent) throw noCategory();
      return c.json(showCategoryInfo(child ?? parent, child ? parent : null, texts, lang), 200);
    },

    checkLinkAvtozapchasti: async (c) => {
      const link = readPageLink(c.req.valid('query').link);
      if (!link) return c.json(false, 200);
      const { parent, category, city, car } = link;
      const [areCategories, isCity, isCar] = await Promise.all([
        parent === undefined || hasCategories(pool, parent, category),
        city === undefined || cityPages.find(siteConfig.defaultLang, city).then((found) => found !== undefined),
        car === undefined || findNamedCar(pool, car).then((found) => found !== undefined),
      ]);
      return c.json(areCategories && isCity && isCar, 200);
    },

    getCategoryArticle: async (c) => {
      const { categoryId, ...view } = c.req.valid('query');
      return c.json(showCategoryArticle(await textsOf(categoryId), languageOf(view, siteConfig)), 200);
    },

    saveCategoryArticle: async (c) => {
      const { categoryId, title, article, version } = c.req.valid('json');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const known = await textsOf(categoryId);
      const saved =
        versionOf(known, lang) === version
          ? await replaceTexts(pool, known, {
              lang,
              title: title.replaceAll(/\s+/g, ' '),
              article: cleanPostHtml(article),
            })
          : undefined;
      if (!saved) {
        const present = showCategoryArticle(await textsOf(categoryId), lang);
        const message = 'Somebody else changed the text meanwhile.';
        return c.json({ code: 'text-changed' as const, message, present }, 409);
      }
      await tellCatalogueChanged(pool, 'all');
      return c.json(showCategoryArticle(saved, lang), 200);
    },
  };
}
