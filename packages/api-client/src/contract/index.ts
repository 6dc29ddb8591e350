export * from './basket.ts';
export * from './client.ts';
export * from './common.ts';
export * from './localization.ts';
export * from './orders.ts';
export * from './search.ts';

import * as basket from './basket.ts';
import * as client from './client.ts';
import * as localization from './localization.ts';
import * as orders from './orders.ts';
import * as search from './search.ts';

/** Every call of the contract by its name; apps/api implements each, a test walks them. */
export const calls = {
  clientBaseInfo: client.clientBaseInfo,
  getLangs: client.getLangs,
  getConfig: client.getConfig,
  getValues: localization.getValues,
  searchGood: search.searchGood,
  searchGoodList: search.searchGoodList,
  getCardGoods: search.getCardGoods,
  searchTips: search.searchTips,
  topSale: search.topSale,
  basketItems: basket.basketItems,
  basketAdd: basket.basketAdd,
  basketChangeQty: basket.basketChangeQty,
  basketDelete: basket.basketDelete,
  basketShowSetStep: basket.basketShowSetStep,
  createOrderRetail: orders.createOrderRetail,
  getOrder: orders.getOrder,
} as const;
