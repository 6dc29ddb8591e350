import { actWith, loadWith } from '@partshop/features/core';
import { FIND_QUERY } from './find-order.query.ts';
import { findOrder, loadFindOrder } from './find-order.saga.ts';

export const loader = loadWith(loadFindOrder, FIND_QUERY);
export const action = actWith(findOrder, FIND_QUERY);
export { FindOrderScreen as Component } from './FindOrderScreen.tsx';
