import { loadWith } from '@partshop/features/core';
import { PRICE_QUERY } from './price-table.query.ts';
import { loadPricePage } from './price-table.saga.ts';

export const loader = loadWith(loadPricePage, PRICE_QUERY);
export { PriceTableScreen as Component } from './PriceTableScreen.tsx';
