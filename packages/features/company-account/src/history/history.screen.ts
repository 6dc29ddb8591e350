import { inAccount, withAccountTexts } from '@partshop/features/account';
import { loadWith } from '@partshop/features/core';
import { loadHistory } from './history.saga.ts';
import { HISTORY_QUERY } from '../company-account.query.ts';
import { HistoryScreen } from './HistoryScreen.tsx';

export const loader = loadWith(withAccountTexts(loadHistory), HISTORY_QUERY);
export const Component = inAccount(HistoryScreen);
