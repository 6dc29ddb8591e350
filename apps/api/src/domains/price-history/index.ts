import { priceHistoryCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { priceHistoryHandlers } from './price-history.calls.ts';

/** What articles have cost. */
export const priceHistoryDomain = defineDomain(priceHistoryCalls, priceHistoryHandlers);

export { createPriceRecording } from './record-prices.queries.ts';
