import { actWith, loadWith } from '@partshop/features/core';
import { loadCheckout } from './load-checkout.saga.ts';
import { placeOrder } from './place-order.saga.ts';

export const loader = loadWith(loadCheckout);
export const action = actWith(placeOrder);
export { CheckoutScreen as Component } from './CheckoutScreen.tsx';
