import { loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { TRANSITS_QUERY } from './transit.query.ts';
import { loadTransits } from './transit.saga.ts';
import { TransitsScreen } from './TransitsScreen.tsx';

export const loader = loadWith(withOffice(loadTransits), TRANSITS_QUERY);
export const Component = inSeller(TransitsScreen);
