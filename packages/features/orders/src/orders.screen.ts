import { loadWith } from '@partshop/features/core';
import { ORDERS_QUERY } from './orders.query.ts';
import { loadOrders } from './orders.saga.ts';

export const loader = loadWith(loadOrders, ORDERS_QUERY);
export { OrdersScreen as Component } from './OrdersScreen.tsx';
