import { actWith, loadWith } from '@partshop/features/core';
import { actOnSharedBasket, loadSharedBasket } from './shared-basket.saga.ts';

export const loader = loadWith(loadSharedBasket);
export const action = actWith(actOnSharedBasket);
export { SharedBasketScreen as Component } from './SharedBasketScreen.tsx';
