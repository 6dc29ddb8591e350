import { loadWith } from '@partshop/features/core';
import { loadCrosses } from './crosses.saga.ts';

export const loader = loadWith(loadCrosses);
export { CrossesScreen as Component } from './CrossesScreen.tsx';
