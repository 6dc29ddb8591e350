import { inAccount, withAccountTexts } from '@partshop/features/account';
import { loadWith } from '@partshop/features/core';
import { ORDERS_QUERY } from './orders.query.ts';
import { loadOrders } from './orders.saga.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

export const loader = loadWith(withAccountTexts(loadOrders), ORDERS_QUERY);
export const Component = inAccount(OrdersScreen);
