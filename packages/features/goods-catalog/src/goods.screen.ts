import { loadWith } from '@partshop/features/core';
import { GOODS_QUERY } from './goods.query.ts';
import { loadGoods } from './goods.saga.ts';

export const loader = loadWith(loadGoods, GOODS_QUERY);
export { GoodsScreen as Component } from './GoodsScreen.tsx';
