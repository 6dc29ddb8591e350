import { loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { TRAFFIC_QUERY } from '@partshop/features/seller-sales';
import { loadPosition } from './transit.saga.ts';
import { PositionScreen } from './PositionScreen.tsx';

export const loader = loadWith(withOffice(loadPosition), TRAFFIC_QUERY);
export const Component = inSeller(PositionScreen);
