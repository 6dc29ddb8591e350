import { actWith, loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { actOnGoods } from './act-on-goods.saga.ts';
import { loadGoods } from './goods.saga.ts';
import { GoodsScreen } from './GoodsScreen.tsx';
import { GOODS_QUERY } from './sales.query.ts';

export const loader = loadWith(withOffice(loadGoods), GOODS_QUERY);
export const action = actWith(actOnGoods, GOODS_QUERY);
export const Component = inSeller(GoodsScreen);
