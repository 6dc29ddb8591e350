import { actWith, loadWith } from '@partshop/core';
import { actOnBasket } from './act-on-basket.saga.ts';
import { loadBasketPage } from './load-basket-page.saga.ts';

export const loader = loadWith(loadBasketPage);
export const action = actWith(actOnBasket);
export { BasketScreen as Component } from './BasketScreen.tsx';
