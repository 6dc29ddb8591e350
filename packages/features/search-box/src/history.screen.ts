import { inAccount, withAccountTexts } from '@partshop/features/account';
import { actWith, loadWith } from '@partshop/features/core';
import { actOnHistory, loadHistory } from './history.saga.ts';
import { SearchHistoryScreen } from './SearchHistoryScreen.tsx';

export const loader = loadWith(withAccountTexts(loadHistory));
export const action = actWith(actOnHistory);
export const Component = inAccount(SearchHistoryScreen);
