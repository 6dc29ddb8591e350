import { actWith, loadWith } from '@partshop/features/core';
import { FINANCE_QUERY } from './finance.query.ts';
import { loadFinance } from './finance.saga.ts';
import { payDebt } from './pay-debt.saga.ts';

export const loader = loadWith(loadFinance, FINANCE_QUERY);
export const action = actWith(payDebt);
export { FinanceScreen as Component } from './FinanceScreen.tsx';
