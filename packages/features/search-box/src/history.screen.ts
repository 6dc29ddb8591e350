import { actWith, loadWith } from '@partshop/features/core';
import { actOnHistory, loadHistory } from './history.saga.ts';

export const loader = loadWith(loadHistory);
export const action = actWith(actOnHistory);
export { SearchHistoryScreen as Component } from './SearchHistoryScreen.tsx';
