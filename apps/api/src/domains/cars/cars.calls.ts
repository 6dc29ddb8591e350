import type { carsCalls, CarRoot, LanguageCode } from '@partshop/api-client/contract';
import { findBrands } from './brands.queries.ts';
import { findAllModels, findCarRoot, findEngines, findModels, hasEngine } from './cars.queries.ts';
import { engineName } from './engine-names.rules.ts';
import { createModelSearch } from './model-search.rules.ts';
import { findNamedCar } from './named-car.queries.ts';
import { CAR_SPELLINGS } from '../catalogue/index.ts';
import { showSeries } from './series-cards.ts';
import { findSeries } from './series.queries.ts';
import { keepChoice } from '../../platform/sessions/choices.queries.ts';
import { groupBrands, groupEngines, groupModels } from './car-options.rules.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';

/** Brands and models change only with a new catalogue, and which brands are common changes slowly. */
const BRANDS_MS = 1_800_000;

/** Car selector endpoints. */
export function carsHandlers({ database, clock, siteConfig, sessions }: CallTools): CallHandlers<typeof carsCalls> {
  const { pool, db } = database;
  const brands = createExpiringCache(BRANDS_MS, clock, async () => groupBrands(await findBrands(pool)));

  const modelSearch = createExpiringCache(BRANDS_MS, clock, async () =>
    createModelSearch(await findAllModels(db), CAR_SPELLINGS),
  );

  const noEngine = () => new HttpError(404, { code: 'not-found', message: 'No such engine.' });
  const carOf = async ({
    engineId,
    ...view
  }: {
    engineId: number;
    lang?: LanguageCode | undefined;
  }): Promise<CarRoot> => {
    const car = await findCarRoot(db, engineId);
    if (!car) throw noEngine();
    return { ...car, engineName: engineName(car.engineName, languageOf(view, siteConfig)) };
  };

  return {
    carSearchData: async (c) => {
      const { dataType, parentId, ...view } = c.req.valid('query');
      if (dataType === 'brand') return c.json(await brands('all'), 200);
      if (parentId === undefined) return c.json([], 200);
      if (dataType === 'model') return c.json(groupModels(await findModels(db, parentId)), 200);
      return c.json(groupEngines(await findEngines(db, parentId), languageOf(view, siteConfig)), 200);
    },

    carModels: async (c) => c.json((await modelSearch('all'))(c.req.valid('query').text), 200),

    getRootByCar: async (c) => c.json(await carOf(c.req.valid('query')), 200),

    getRootByCarByEngine: async (c) => c.json(await carOf(c.req.valid('query')), 200),

    carByAddress: async (c) => {
      const { lang, ...address } = c.req.valid('query');
      const car = await findNamedCar(pool, address, languageOf({ lang }, siteConfig));
      if (!car) throw new HttpError(404, { code: 'not-found', message: 'No such car.' });
      return c.json(car, 200);
    },

    getCarSeriaData: async (c) => c.json(showSeries(await findSeries(pool, c.req.valid('query').brandUrl)), 200),

    setEngineId: async (c) => {
      const { id } = c.req.valid('query');
      if (id !== 0 && !(await hasEngine(db, id))) throw noEngine();
      // Without a session there is no car to forget, so none is opened.
      const session = id === 0 ? await sessions.find(c) : await sessions.findOrOpen(c);
      if (session) await keepChoice(db, session, { engine_id: id === 0 ? null : id });
      return c.json({ ok: true as const }, 200);
    },
  };
}
