import { loadWith } from '@partshop/core';
import { LIST_QUERY } from '@partshop/search';
import { loadHome } from './home.saga.ts';

export const loader = loadWith(loadHome, LIST_QUERY);
export { HomeScreen as Component } from './HomeScreen.tsx';
