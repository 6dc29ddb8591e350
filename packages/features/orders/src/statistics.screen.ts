import { loadWith } from '@partshop/features/core';
import { loadStatistics } from './statistics.saga.ts';
import { STATISTICS_QUERY } from './statistics.query.ts';

export const loader = loadWith(loadStatistics, STATISTICS_QUERY);
export { StatisticsScreen as Component } from './StatisticsScreen.tsx';
