import { actWith, loadWith } from '@partshop/features/core';
import { actOnBasket } from './act-on-basket.saga.ts';
import { BASKET_QUERY } from './basket.query.ts';
import { loadBasketPage } from './load-basket-page.saga.ts';

export const loader = loadWith(loadBasketPage, BASKET_QUERY);
export const action = actWith(actOnBasket, BASKET_QUERY);
export { BasketScreen as Component } from './BasketScreen.tsx';
