import { loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { PERIOD_QUERY } from '@partshop/features/seller-sales';
import { loadStatistics } from './transit.saga.ts';
import { StatisticsScreen } from './StatisticsScreen.tsx';

export const loader = loadWith(withOffice(loadStatistics), PERIOD_QUERY);
export const Component = inSeller(StatisticsScreen);
