import { inAccount, withAccountTexts } from '@partshop/features/account';
import { actWith, loadWith } from '@partshop/features/core';
import { FINANCE_QUERY } from './finance.query.ts';
import { loadFinance } from './finance.saga.ts';
import { payDebt } from './pay-debt.saga.ts';
import { FinanceScreen } from './FinanceScreen.tsx';

export const loader = loadWith(withAccountTexts(loadFinance), FINANCE_QUERY);
export const action = actWith(payDebt);
export const Component = inAccount(FinanceScreen);
