import type { listsCalls, Lists } from '@partshop/api-client/contract';
import { lockBasket } from '../basket/index.ts';
import { engineName, findCarRoots } from '../cars/index.ts';
import { createCardReader } from '../catalogue/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import {
  findList,
  findLists,
  findSpecifications,
  putArticle,
  removeArticle,
  type ListRefusal,
} from './lists.queries.ts';

const NOTHING: Lists = { favorites: [], compare: [] };

const REFUSALS: Readonly<Record<ListRefusal, HttpError>> = {
  'no-article': new HttpError(404, { code: 'not-found', message: 'No such article.' }),
  full: new HttpError(409, { code: 'list-full', message: 'The list holds as many articles as it may.' }),
};

export function listsHandlers(tools: CallTools): CallHandlers<typeof listsCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const readCards = createCardReader(tools);

  return {
    getLists: async (c) => {
      const session = await sessions.find(c);
      return c.json(session ? await findLists(database.db, session.basketId) : NOTHING, 200);
    },

    changeList: async (c) => {
      const { isListed, ...entry } = c.req.valid('json');
      const known = await sessions.find(c);
      if (!known && !isListed) return c.json(NOTHING, 200);
      const session = known ?? (await sessions.open(c));
      const refusal = await inTransaction(database.sales, async (trx) => {
        await lockBasket(trx, session);
        if (isListed) return putArticle(trx, session.basketId, entry, clock());
        await removeArticle(trx, session.basketId, entry);
        return undefined;
      });
      if (refusal) throw REFUSALS[refusal];
      return c.json(await findLists(database.db, session.basketId), 200);
    },

    getFavorites: async (c) => {
      const { currencyCode, ...query } = c.req.valid('query');
      const lang = languageOf(query, siteConfig);
      const session = await sessions.find(c);
      const listed = session ? await findList(database.db, session.basketId, 'favorites') : [];
      const engines = new Map(listed.map(({ articleId, engineId }) => [articleId, engineId]));
      const engineIds = [...new Set(engines.values())].filter((id) => id !== null);
      const [{ items, currency }, cars] = await Promise.all([
        readCards(session, [...engines.keys()], { lang, currencyCode }),
        findCarRoots(database.db, engineIds),
      ]);
      return c.json(
        {
          items: items.map((card) => ({ ...card, engineId: engines.get(card.articleId) ?? null })),
          cars: cars.map((car) => ({ ...car, engineName: engineName(car.engineName, lang) })),
          currency,
        },
        200,
      );
    },

    getComparison: async (c) => {
      const { currencyCode, ...query } = c.req.valid('query');
      const lang = languageOf(query, siteConfig);
      const session = await sessions.find(c);
      const listed = session ? await findList(database.db, session.basketId, 'compare') : [];
      const ids = listed.map(({ articleId }) => articleId).toReversed();
      const [{ items, currency }, specifications] = await Promise.all([
        readCards(session, ids, { lang, currencyCode }),
        findSpecifications(database.pool, lang, ids),
      ]);
      return c.json(
        {
          items: items.map((card) => ({ ...card, specifications: specifications.get(card.articleId) ?? [] })),
          currency,
        },
        200,
      );
    },
  };
}
