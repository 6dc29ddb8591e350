import type { localizationCalls, LanguageCode } from '@partshop/api-client/contract';
import { findTexts } from './localization.queries.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { languageOf } from '../../platform/http/language.ts';

/** How long texts are cached: edits by another process show after that. */
const TEXTS_MS = 60_000;

export function localizationHandlers({
  database,
  clock,
  siteConfig,
}: CallTools): CallHandlers<typeof localizationCalls> {
  const textsOf = createExpiringCache(TEXTS_MS, clock, (lang: LanguageCode) => findTexts(database.db, lang));

  return {
    /** A missing text falls back to English; an unedited Russian text is its own key. */
    getValues: async (c) => {
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const [texts, fallback] = await Promise.all([textsOf(lang), lang === 'ru' ? undefined : textsOf('en')]);
      const valueOf = (resource: string, key: string) =>
        texts.get(resource)?.get(key) ?? (fallback ? fallback.get(resource)?.get(key) : key);
      const answer = Object.entries(c.req.valid('json')).map(([resource, keys]) => {
        const values = keys.flatMap((key) => {
          const value = key === '__proto__' ? undefined : valueOf(resource, key);
          return value === undefined ? [] : [[key, value] as const];
        });
        return [resource, Object.fromEntries(values)] as const;
      });
      return c.json(Object.fromEntries(answer), 200);
    },
  };
}
