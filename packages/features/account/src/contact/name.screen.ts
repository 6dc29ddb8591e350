import { actWith, loadWith } from '@partshop/features/core';
import { inAccount, withAccountTexts } from '../frame/in-account.tsx';
import { changeName, loadName } from './name.saga.ts';
import { NameScreen } from './NameScreen.tsx';

export const loader = loadWith(withAccountTexts(loadName));
export const action = actWith(changeName);
export const Component = inAccount(NameScreen);
