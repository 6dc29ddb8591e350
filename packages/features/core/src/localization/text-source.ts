import { unwrap, type ApiClient, type LanguageCode, type Values } from '@partshop/api-client';
import type { Messages } from './messages.ts';

/** Loads texts: the browser by feature, the server with a cache for all visitors. */
export type TextSource = {
  /** Loads all texts of some features at once, before a render. */
  loadAll(api: ApiClient, lang: LanguageCode, messages: readonly Messages[]): Promise<Values>;
};

/** Drops the texts that equal their keys, since the key is the fallback (§8). A resource without texts counts as loaded too. */
function withoutKeys(values: Values, messages: readonly Messages[]): Values {
  const translated: Values = {};
  for (const { resource, texts } of messages) {
    const known = values[resource] ?? {};
    const differing = Object.values(texts).flatMap((key) =>
      known[key] === undefined || known[key] === key ? [] : [[key, known[key]]],
    );
    translated[resource] = Object.fromEntries(differing) as Record<string, string>;
  }
  return translated;
}

async function fetchValues(api: ApiClient, lang: LanguageCode, resources: Record<string, string[]>): Promise<Values> {
  return unwrap(api.POST('/Localization/GetValues', { params: { query: { lang } }, body: resources }));
}

/** The browser's source: one call for all features of a load. It has no cache, because the store holds the texts. */
export const browserTextSource: TextSource = {
  async loadAll(api, lang, messages) {
    const resources = Object.fromEntries(messages.map((list) => [list.resource, Object.values(list.texts)]));
    return withoutKeys(await fetchValues(api, lang, resources), messages);
  },
};

/** A source that caches each feature and language for `maxAgeMs`; for a server process with many visitors. */
export function createCachedTextSource(maxAgeMs: number, now: () => number = Date.now): TextSource {
  const cache = new Map<string, { loadedAt: number; values: Promise<Values> }>();
  return {
    async loadAll(api, lang, messages) {
      const parts = messages.map((list) => {
        const key = `${lang} ${list.resource}`;
        const known = cache.get(key);
        if (known && now() - known.loadedAt < maxAgeMs) return known.values;
        const values = browserTextSource.loadAll(api, lang, [list]);
        cache.set(key, { loadedAt: now(), values });
        values.catch(() => cache.delete(key));
        return values;
      });
      return Object.assign({}, ...(await Promise.all(parts))) as Values;
    },
  };
}
