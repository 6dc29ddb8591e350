import { loadWith } from '@partshop/features/core';
import { SEARCH_QUERY } from './search.query.ts';
import { loadNumberSearch } from './search.saga.ts';

export const loader = loadWith(loadNumberSearch, SEARCH_QUERY);
export { NumberSearchScreen as Component } from './NumberSearchScreen.tsx';
