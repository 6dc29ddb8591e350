import { unwrap, type Category } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

const FRESH_MS = 600_000;

/** The categories of parts with their children, for all cars (§4: loaded on demand). */
export const menuCategories = createLoadable<'all', Category[]>({
  name: 'menuCategories',
  key: (scope) => scope,
  isShape: isList,
  call: (api, _scope, signal) => unwrap(api.GET('/services/search/category-car-parts-list', { signal })),
  max: 1,
  freshMs: FRESH_MS,
});
