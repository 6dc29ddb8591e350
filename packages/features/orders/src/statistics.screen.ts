import { inAccount, withAccountTexts } from '@partshop/features/account';
import { loadWith } from '@partshop/features/core';
import { loadStatistics } from './statistics.saga.ts';
import { STATISTICS_QUERY } from './statistics.query.ts';
import { StatisticsScreen } from './StatisticsScreen.tsx';

export const loader = loadWith(withAccountTexts(loadStatistics), STATISTICS_QUERY);
export const Component = inAccount(StatisticsScreen);
