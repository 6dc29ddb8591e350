import { loadWith } from '@partshop/features/core';
import { loadSuccess } from './load-success.saga.ts';

export const loader = loadWith(loadSuccess);
export { SuccessScreen as Component } from './SuccessScreen.tsx';
