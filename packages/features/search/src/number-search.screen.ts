import { loadWith } from '@partshop/core';
import { loadNumberSearch } from './search.saga.ts';

export const loader = loadWith(loadNumberSearch);
export { NumberSearchScreen as Component } from './NumberSearchScreen.tsx';
