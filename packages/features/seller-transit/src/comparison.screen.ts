import { loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { PERIOD_QUERY } from '@partshop/features/seller-sales';
import { loadComparison } from './transit.saga.ts';
import { ComparisonScreen } from './ComparisonScreen.tsx';

export const loader = loadWith(withOffice(loadComparison), PERIOD_QUERY);
export const Component = inSeller(ComparisonScreen);
