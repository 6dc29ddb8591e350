import { loadWith } from '@partshop/core';
import { loadPricePage } from './price-table.saga.ts';

export const loader = loadWith(loadPricePage);
export { PriceTableScreen as Component } from './PriceTableScreen.tsx';
