import { sellerSalesCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { sellerSalesHandlers } from './seller-sales.calls.ts';

/** How a seller's positions sell. */
export const sellerSalesDomain = defineDomain(sellerSalesCalls, sellerSalesHandlers);

export { findPosition } from './positions.queries.ts';
export { createPeriods, periodBefore, stepOf, type Period } from './sales-period.rules.ts';
