import { loadWith } from '@partshop/features/core';
import { loadWipers } from './wipers.saga.ts';

export const loader = loadWith(loadWipers);
export { WipersScreen as Component } from './WipersScreen.tsx';
