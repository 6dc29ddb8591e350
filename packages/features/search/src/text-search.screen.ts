import { loadWith } from '@partshop/features/core';
import { LIST_QUERY } from './search.query.ts';
import { loadTextSearch } from './search.saga.ts';

export const loader = loadWith(loadTextSearch, LIST_QUERY);
export { TextSearchScreen as Component } from './TextSearchScreen.tsx';
