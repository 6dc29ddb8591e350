import { loadWith } from '@partshop/features/core';
import { loadFinance } from './finance.saga.ts';

export const loader = loadWith(loadFinance);
export { FinanceScreen as Component } from './FinanceScreen.tsx';
