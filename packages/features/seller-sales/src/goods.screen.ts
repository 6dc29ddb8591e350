import { loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { POSITIONS_QUERY } from './sales.query.ts';
import { loadGoods } from './sales.saga.ts';
import { GoodsScreen } from './GoodsScreen.tsx';

export const loader = loadWith(withOffice(loadGoods), POSITIONS_QUERY);
export const Component = inSeller(GoodsScreen);
