import { calls, type CarRoot } from '@partshop/api-client/contract';
import { findBrands, findCarRoot, findEngines, findModels, hasEngine } from './cars.queries.ts';
import { findCategories, findFittingCategories } from '../categories/categories.queries.ts';
import { isCategoryLink } from '../categories/category-links.queries.ts';
import { chooseEngine } from '../../platform/sessions/choices.queries.ts';
import { groupBrands, groupEngines, groupModels } from './car-options.rules.ts';
import { readCategoryLink } from '../categories/category-link.rules.ts';
import { showCategories } from '../categories/category-tree.rules.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../catalogue/currencies.ts';

const CATEGORIES_MS = 60_000;
/** Brands come with a new catalogue only; which of them are common changes slowly. */
const BRANDS_MS = 1_800_000;

/** Cars to choose from, and the categories of their parts. */
export function addCarCalls(app: ApiApp, { database, clock, siteConfig, sessions }: CallTools): void {
  const { pool, db } = database;
  const brands = createExpiringCache(BRANDS_MS, clock, async () => groupBrands(await findBrands(pool)));
  const categories = createExpiringCache(CATEGORIES_MS, clock, () => findCategories(pool));

  app.openapi(calls.carSearchData, async (c) => {
    const { dataType, parentId, ...view } = c.req.valid('query');
    if (dataType === 'brand') return c.json(await brands('all'), 200);
    if (parentId === undefined) return c.json([], 200);
    if (dataType === 'model') return c.json(groupModels(await findModels(db, parentId)), 200);
    return c.json(groupEngines(await findEngines(db, parentId), languageOf(view, siteConfig)), 200);
  });

  const noEngine = () => new Refusal(404, { code: 'not-found', message: 'No such engine.' });
  const carOf = async (engineId: number): Promise<CarRoot> => {
    const car = await findCarRoot(db, engineId);
    if (!car) throw noEngine();
    return car;
  };
  app.openapi(calls.getRootByCar, async (c) => c.json(await carOf(c.req.valid('query').engineId), 200));
  app.openapi(calls.getRootByCarByEngine, async (c) => c.json(await carOf(c.req.valid('query').engineId), 200));

  app.openapi(calls.checkLinkAvtozapchasti, async (c) => {
    const link = readCategoryLink(c.req.valid('query').link);
    return c.json(link !== undefined && (await isCategoryLink(pool, link)), 200);
  });

  app.openapi(calls.setEngineId, async (c) => {
    const { id } = c.req.valid('query');
    if (id !== 0 && !(await hasEngine(db, id))) throw noEngine();
    // Who has no session has no car to forget.
    const session = id === 0 ? await sessions.find(c) : await sessions.findOrOpen(c);
    if (session) await chooseEngine(db, session, id === 0 ? null : id);
    return c.json({ ok: true as const }, 200);
  });

  app.openapi(calls.categoryCarPartsList, async (c) => {
    const { isShort, engineId, ...view } = c.req.valid('query');
    const [rows, fitting] = await Promise.all([
      categories('all'),
      engineId === undefined ? undefined : findFittingCategories(pool, engineId),
    ]);
    const lang = languageOf(view, siteConfig);
    return c.json(showCategories(rows, { lang, isShort: isShort === 'true', fitting }), 200);
  });
}
