import { loadWith } from '@partshop/features/core';
import { loadShops } from './shops.saga.ts';

export const loader = loadWith(loadShops);
export { ShopsScreen as Component } from './ShopsScreen.tsx';
