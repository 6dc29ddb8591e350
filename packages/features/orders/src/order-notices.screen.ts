import { actWith, loadWith } from '@partshop/features/core';
import { loadOrderNotices, setOrderNotices } from './order-notices.saga.ts';

export const loader = loadWith(loadOrderNotices);
export const action = actWith(setOrderNotices);
export { OrderNoticesScreen as Component } from './OrderNoticesScreen.tsx';
