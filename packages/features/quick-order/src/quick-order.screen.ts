import { actWith, loadWith } from '@partshop/features/core';
import { actOnList } from './act-on-list.saga.ts';
import { loadQuickOrder } from './load-quick-order.saga.ts';

export const loader = loadWith(loadQuickOrder);
export const action = actWith(actOnList);
export { QuickOrderScreen as Component } from './QuickOrderScreen.tsx';
