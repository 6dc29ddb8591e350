import { positionTermsCalls, priceHistoryCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { positionTermsHandlers } from './position-terms.calls.ts';
import { priceHistoryHandlers } from './price-history.calls.ts';

/** What articles have cost. */
export const priceHistoryDomain = defineDomain(priceHistoryCalls, priceHistoryHandlers);

/** What sellers asked for their positions. */
export const positionTermsDomain = defineDomain(positionTermsCalls, positionTermsHandlers);

export { createPriceRecording } from './record-prices.queries.ts';
