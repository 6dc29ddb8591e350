import { loadWith } from '@partshop/core';
import { loadHome } from './home.saga.ts';

export const loader = loadWith(loadHome);
export { HomeScreen as Component } from './HomeScreen.tsx';
