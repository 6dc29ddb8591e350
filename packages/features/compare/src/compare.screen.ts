import { loadWith } from '@partshop/features/core';
import { COMPARE_QUERY } from './compare.query.ts';
import { loadComparison } from './compare.saga.ts';

export const loader = loadWith(loadComparison, COMPARE_QUERY);
export { CompareScreen as Component } from './CompareScreen.tsx';
