import { loadWith } from '@partshop/features/core';
import { SEARCH_QUERY } from './search.query.ts';
import { loadTextSearch } from './search.saga.ts';

export const loader = loadWith(loadTextSearch, SEARCH_QUERY);
export { TextSearchScreen as Component } from './TextSearchScreen.tsx';
