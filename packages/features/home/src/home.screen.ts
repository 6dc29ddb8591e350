import { loadWith } from '@partshop/features/core';
import { LIST_QUERY } from '@partshop/features/search';
import { loadHome } from './home.saga.ts';

export const loader = loadWith(loadHome, LIST_QUERY);
export { HomeScreen as Component } from './HomeScreen.tsx';
