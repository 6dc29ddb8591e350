import { actWith, loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { ADVICE_QUERY } from './advice.query.ts';
import { loadAdvice } from './advice.saga.ts';
import { AdviceScreen } from './AdviceScreen.tsx';
import { applyAdvice } from './apply-advice.saga.ts';

export const loader = loadWith(withOffice(loadAdvice), ADVICE_QUERY);
export const action = actWith(applyAdvice, ADVICE_QUERY);
export const Component = inSeller(AdviceScreen);
