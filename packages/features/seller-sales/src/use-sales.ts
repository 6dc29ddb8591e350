import { useSelector } from 'react-redux';
import type { SellerSales } from '@partshop/api-client';
import { useQuery, type CoreState } from '@partshop/features/core';
import { askedOrUsual } from './asked-or-usual.ts';
import { sellerSales } from './sales.loadables.ts';
import { readPeriodChoice, USUAL_PERIOD, type PeriodChoice } from './sales-choice.ts';
import { PERIOD_QUERY } from './sales.query.ts';

/** The sales of the chosen days, or of the usual ones when those make no sense; undefined while they load. */
export function useSales(): { sales: SellerSales | undefined; choice: PeriodChoice; isBad: boolean } {
  const choice = readPeriodChoice(useQuery(PERIOD_QUERY));
  const asked = useSelector((state: CoreState) => sellerSales.select(state, choice));
  const usual = useSelector((state: CoreState) => sellerSales.select(state, USUAL_PERIOD));
  const { found: sales, isBad } = askedOrUsual(asked, usual);
  return { sales, choice, isBad };
}
