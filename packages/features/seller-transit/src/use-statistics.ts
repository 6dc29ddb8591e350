import { useSelector } from 'react-redux';
import type { TransitStatistics } from '@partshop/api-client';
import { useQuery, type CoreState } from '@partshop/features/core';
import {
  askedOrUsual,
  PERIOD_QUERY,
  readPeriodChoice,
  USUAL_PERIOD,
  type PeriodChoice,
} from '@partshop/features/seller-sales';
import { transitStatistics } from './transit.loadables.ts';

type Statistics = { statistics: TransitStatistics | undefined; choice: PeriodChoice; isBad: boolean };

/** The figures of the chosen days, or of the usual ones when those make no sense; undefined while they load. */
export function useStatistics(): Statistics {
  const choice = readPeriodChoice(useQuery(PERIOD_QUERY));
  const asked = useSelector((state: CoreState) => transitStatistics.select(state, { period: choice }));
  const usual = useSelector((state: CoreState) => transitStatistics.select(state, { period: USUAL_PERIOD }));
  const { found: statistics, isBad } = askedOrUsual(asked, usual);
  return { statistics, choice, isBad };
}
