import type { RouteObject } from 'react-router-dom';
import { actWith, loadWith, paths } from '@partshop/core';
import { actOnBasket } from './act-on-basket.saga.ts';
import { loadBasketPage } from './load-basket-page.saga.ts';

export const basketRoutes: RouteObject[] = [
  {
    path: paths.basket.pattern.slice(1),
    loader: loadWith(loadBasketPage),
    action: actWith(actOnBasket),
    lazy: { Component: async () => (await import('./BasketScreen.tsx')).BasketScreen },
  },
];
