import { loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { ORDERS_QUERY } from './transit.query.ts';
import { loadOrders } from './transit.saga.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

export const loader = loadWith(withOffice(loadOrders), ORDERS_QUERY);
export const Component = inSeller(OrdersScreen);
