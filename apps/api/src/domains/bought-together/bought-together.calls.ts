import type { boughtTogetherCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { createCardReader } from '../catalogue/index.ts';
import { findFit, verdictOf } from '../fit/index.ts';
import { findBoughtTogether } from './bought-together.queries.ts';

/** Cards that are shown. */
const MOST_SHOWN = 4;

export function boughtTogetherHandlers(tools: CallTools): CallHandlers<typeof boughtTogetherCalls> {
  const { database, siteConfig, sessions } = tools;
  const { db, pool } = database;
  const readCards = createCardReader(tools);

  /** The first few of them that fit the engine's cars without a condition. */
  async function findFitting(session: Session, engineId: number): Promise<number[]> {
    const ids = await findBoughtTogether(db, session, engineId);
    if (ids.length === 0) return [];
    const known = await findFit(pool, { articleIds: ids, engineIds: [engineId], lang: 'ru' });
    const fits = new Set(
      known
        .filter((article) => verdictOf(article, engineId, new Map()).verdict === 'fits')
        .map(({ articleId }) => articleId),
    );
    return ids.filter((id) => fits.has(id)).slice(0, MOST_SHOWN);
  }

  return {
    boughtTogether: async (c) => {
      const { engineId, currencyCode, ...query } = c.req.valid('query');
      const session = await sessions.find(c);
      const ids = session ? await findFitting(session, engineId) : [];
      const lang = languageOf(query, siteConfig);
      return c.json(await readCards(session, ids, { lang, currencyCode }), 200);
    },
  };
}
