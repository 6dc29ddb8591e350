import { sellerOffersCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { sellerOffersHandlers } from './seller-offers.calls.ts';

/** Why a seller's offers are not sold, and how they are mended (B4). */
export const sellerOffersDomain = defineDomain(sellerOffersCalls, sellerOffersHandlers);

export { createOfferChecks } from './check-offers.ts';
