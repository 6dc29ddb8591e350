import { loadWith } from '@partshop/core';
import { loadTextSearch } from './search.saga.ts';

export const loader = loadWith(loadTextSearch);
export { TextSearchScreen as Component } from './TextSearchScreen.tsx';
