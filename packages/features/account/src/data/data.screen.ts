import { loadWith } from '@partshop/features/core';
import { inAccount, withAccountTexts } from '../frame/in-account.tsx';
import { loadData } from './data.saga.ts';
import { DataScreen } from './DataScreen.tsx';

export const loader = loadWith(withAccountTexts(loadData));
export const Component = inAccount(DataScreen);
