import type { RouteObject } from 'react-router-dom';
import { actWith, loadWith, paths } from '@partshop/core';
import { loadCheckout } from './load-checkout.saga.ts';
import { loadSuccess } from './load-success.saga.ts';
import { placeOrder } from './place-order.saga.ts';

export const checkoutRoutes: RouteObject[] = [
  {
    path: paths.checkout.pattern.slice(1),
    loader: loadWith(loadCheckout),
    action: actWith(placeOrder),
    lazy: { Component: async () => (await import('./CheckoutScreen.tsx')).CheckoutScreen },
  },
  {
    path: paths.success.pattern.slice(1),
    loader: loadWith(loadSuccess),
    lazy: { Component: async () => (await import('./SuccessScreen.tsx')).SuccessScreen },
  },
];
