import { actWith, loadWith } from '@partshop/features/core';
import { inAccount, withAccountTexts } from '../frame/in-account.tsx';
import { actOnCompany, loadCompany } from './company.saga.ts';
import { CompanyScreen } from './CompanyScreen.tsx';

export const loader = loadWith(withAccountTexts(loadCompany));
export const action = actWith(actOnCompany);
export const Component = inAccount(CompanyScreen);
