import { loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { TRAFFIC_QUERY } from '@partshop/features/seller-sales';
import { loadHistory } from './transit.saga.ts';
import { HistoryScreen } from './HistoryScreen.tsx';

export const loader = loadWith(withOffice(loadHistory), TRAFFIC_QUERY);
export const Component = inSeller(HistoryScreen);
