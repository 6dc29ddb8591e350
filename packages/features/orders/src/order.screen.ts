import { actWith, loadWith } from '@partshop/features/core';
import { actOnOrder } from './act-on-order.saga.ts';
import { loadOrder } from './order.saga.ts';

export const loader = loadWith(loadOrder);
export const action = actWith(actOnOrder);
export { OrderScreen as Component } from './OrderScreen.tsx';
