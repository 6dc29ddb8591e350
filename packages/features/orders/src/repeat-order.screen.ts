import { actWith, loadWith } from '@partshop/features/core';
import { actOnRepeat } from './act-on-repeat.saga.ts';
import { loadRepeat } from './repeat-order.saga.ts';

export const loader = loadWith(loadRepeat);
export const action = actWith(actOnRepeat);
export { RepeatOrderScreen as Component } from './RepeatOrderScreen.tsx';
