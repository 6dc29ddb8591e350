import type { fitCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { findFittingCars } from './applicability.queries.ts';
import { groupCars, listCars } from './applicability.ts';
import { findFit } from './fit.queries.ts';
import { verdictOf } from './fit-verdict.rules.ts';

/** Verdicts about articles and cars, and the cars of an article. */
export function fitHandlers({ database, siteConfig }: CallTools): CallHandlers<typeof fitCalls> {
  const { pool } = database;
  const noArticle = () => new HttpError(404, { code: 'not-found', message: 'No such article.' });

  return {
    fitJson: async (c) => {
      const { articleIds, engineIds, answers } = c.req.valid('json');
      const asked = { articleIds: [...new Set(articleIds)], engineIds: [...new Set(engineIds)] };
      const known = await findFit(pool, { ...asked, lang: languageOf(c.req.valid('query'), siteConfig) });
      const fitOf = new Map(known.map((article) => [article.articleId, article]));
      const answerOf = new Map(answers.map(({ key, isTrue }) => [key, isTrue]));
      const verdicts = asked.articleIds.flatMap((articleId) =>
        asked.engineIds.map((engineId) => ({ articleId, ...verdictOf(fitOf.get(articleId), engineId, answerOf) })),
      );
      return c.json({ verdicts }, 200);
    },

    applicability: async (c) => {
      const { articleId, engineId, text, ...view } = c.req.valid('query');
      const lang = languageOf(view, siteConfig);
      const [found, own] = await Promise.all([
        findFittingCars(pool, { articleId, lang, text, ownEngineId: engineId }),
        engineId === undefined ? [] : findFit(pool, { articleIds: [articleId], engineIds: [engineId], lang }),
      ]);
      if (!found) throw noArticle();
      const { cars, ...counts } = found;
      const verdict = engineId === undefined ? null : { articleId, ...verdictOf(own[0], engineId, new Map()) };
      return c.json({ articleId, ...counts, own: verdict, brands: groupCars(cars, lang) }, 200);
    },

    relationsToCars: async (c) => {
      const { articleId, skip, take, ...view } = c.req.valid('query');
      const lang = languageOf(view, siteConfig);
      const found = await findFittingCars(pool, { articleId, lang, skip, take });
      if (!found) throw noArticle();
      return c.json({ items: listCars(found.cars, lang), total: found.total }, 200);
    },
  };
}
