import { loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { TRAFFIC_QUERY } from './sales.query.ts';
import { loadTraffic } from './sales.saga.ts';
import { TrafficScreen } from './TrafficScreen.tsx';

export const loader = loadWith(withOffice(loadTraffic), TRAFFIC_QUERY);
export const Component = inSeller(TrafficScreen);
