import { unwrap, type ArticleAlert, type GoodList } from '@partshop/api-client';
import { createLoadable, hasItems, isList } from '@partshop/features/core';

/** The article to be told of, by its id; an empty list where there is none. Alerts are in roubles. */
export const alertArticle = createLoadable<number, GoodList>({
  name: 'alertArticle',
  key: String,
  isShape: hasItems,
  call: (api, id, signal) => {
    const query = { ids: String(id), currencyCode: 'RUB' } as const;
    return unwrap(api.GET('/services/catalogs/goods_json', { params: { query }, signal }));
  },
  max: 1,
});

/** The alert of a link. */
export const linkedAlert = createLoadable<string, ArticleAlert>({
  name: 'linkedAlert',
  key: (token) => token,
  call: (api, token, signal) => unwrap(api.GET('/services/alerts/{token}', { params: { path: { token } }, signal })),
  max: 1,
});

/** The alerts of the current user. */
export const ownAlerts = createLoadable<'own', ArticleAlert[]>({
  name: 'ownAlerts',
  key: (scope) => scope,
  isShape: isList,
  call: (api, _scope, signal) => unwrap(api.GET('/services/cabinet/alerts', { signal })),
  max: 1,
});
