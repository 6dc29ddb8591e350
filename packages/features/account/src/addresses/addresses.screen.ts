import { actWith, loadWith } from '@partshop/features/core';
import { inAccount, withAccountTexts } from '../frame/in-account.tsx';
import { actOnAddresses, loadAddresses } from './addresses.saga.ts';
import { AddressesScreen } from './AddressesScreen.tsx';

export const loader = loadWith(withAccountTexts(loadAddresses));
export const action = actWith(actOnAddresses);
export const Component = inAccount(AddressesScreen);
