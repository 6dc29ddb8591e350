import { loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { PERIOD_QUERY } from './sales.query.ts';
import { loadOverview } from './sales.saga.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

export const loader = loadWith(withOffice(loadOverview), PERIOD_QUERY);
export const Component = inSeller(OverviewScreen);
