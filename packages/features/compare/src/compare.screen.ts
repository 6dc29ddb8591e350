import { inAccount, withAccountTexts } from '@partshop/features/account';
import { loadWith } from '@partshop/features/core';
import { COMPARE_QUERY } from './compare.query.ts';
import { loadComparison } from './compare.saga.ts';
import { CompareScreen } from './CompareScreen.tsx';

export const loader = loadWith(withAccountTexts(loadComparison), COMPARE_QUERY);
export const Component = inAccount(CompareScreen);
